extension CertificateFlaw {
    /// What OpenSSL's `code` (`X509_V_ERR_…`, x509_vfy.h) says; libcurl's `words` for the rest.
    ///
    /// The host is checked by libcurl itself, before it asks OpenSSL: the code is then still the one it begins with.
    init(_ code: Int, words: String) {
        switch code {
        case 0, 1: self = .wrongHost
        case 18, 19: self = .selfSigned
        case 2, 20, 21: self = .unknownIssuer
        case 10: self = .expired
        case 9: self = .notYetValid
        default: self = .other(words)
        }
    }
}
