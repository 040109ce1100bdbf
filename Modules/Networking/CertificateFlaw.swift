/// Why a server's certificate proves nothing.
public enum CertificateFlaw: Hashable, Sendable {
    /// Signed by itself, or by an authority that is.
    case selfSigned
    /// Signed by an authority that is not known here.
    case unknownIssuer
    /// That of another host.
    case wrongHost
    case expired
    case notYetValid
    /// OpenSSL's words.
    case other(String)
}
