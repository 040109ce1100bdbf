import MangaCrypto
import Testing

struct SHA256Tests {
    /// The examples of FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `digests of the standard's examples are the standard's`(text: String, digest: String) {
        #expect(SHA256.hex(of: text) == digest)
    }

    @Test func `pieces and the whole have the same digest, and a digest may be asked for on the way`() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var digest = SHA256()

        bytes[..<300].withUnsafeBytes { digest.update($0) }
        let early = digest.finish()
        bytes[300...].withUnsafeBytes { digest.update($0) }

        #expect(early == SHA256.hex(of: Array(bytes[..<300])))
        #expect(digest.finish() == SHA256.hex(of: bytes))
    }
}
