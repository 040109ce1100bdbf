import MangaCrypto
import Testing

struct RandomTokenTests {
    @Test func `a token has two hex digits a byte and never repeats`() {
        let tokens = (0..<100).map { _ in randomToken(bytes: 16) }

        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy("0123456789abcdef".contains) })
    }

    @Test(arguments: [0, -1])
    func `no bytes make an empty token`(bytes: Int) {
        #expect(randomToken(bytes: bytes) == "")
    }

    @Test func `hex keeps leading zeros`() {
        #expect(Hex.text([0, 1, 0xab, 0xff]) == "0001abff")
    }
}
