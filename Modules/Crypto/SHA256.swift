internal import COpenSSL

/// SHA-256 (FIPS 180-4) of bytes that come in pieces.
///
/// It has one owner, since it cannot be copied. `@unchecked`, since OpenSSL's context is a pointer: it never leaves this
/// value, belongs to no thread, and only one thread at a time can change it.
public struct SHA256: ~Copyable, @unchecked Sendable {
    private static let digestLength = 32

    private let context: OpaquePointer

    public init() {
        context = SHA256.newContext()
        SHA256.check(EVP_DigestInit_ex(context, EVP_sha256(), nil))
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        SHA256.check(EVP_DigestUpdate(context, bytes.baseAddress, bytes.count))
    }

    public mutating func update(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let code = bytes.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
        SHA256.check(code)
    }

    /// 64 hex digits for all bytes so far; more may follow.
    public func finish() -> String {
        let copy = SHA256.newContext()
        defer { EVP_MD_CTX_free(copy) }
        SHA256.check(EVP_MD_CTX_copy_ex(copy, context))
        var digest = [UInt8](repeating: 0, count: SHA256.digestLength)
        SHA256.check(EVP_DigestFinal_ex(copy, &digest, nil))
        return Hex.text(digest)
    }

    private static func newContext() -> OpaquePointer {
        guard let context = EVP_MD_CTX_new() else {
            // Only where malloc fails, which ends any Swift program.
            preconditionFailure("no memory for a digest")
        }
        return context
    }

    /// OpenSSL refuses only a context that was never initialised, which cannot be had from here.
    private static func check(_ code: Int32) {
        precondition(code == 1, "a digest was used out of order")
    }
}

extension SHA256 {
    /// 64 hex digits.
    public static func hex(of bytes: UnsafeRawBufferPointer) -> String {
        var digest = SHA256()
        digest.update(bytes)
        return digest.finish()
    }

    /// 64 hex digits.
    public static func hex(of bytes: [UInt8]) -> String {
        bytes.withUnsafeBytes { hex(of: $0) }
    }

    /// 64 hex digits of the UTF-8 of `text`.
    public static func hex(of text: String) -> String {
        hex(of: Array(text.utf8))
    }
}
