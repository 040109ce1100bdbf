import MangaLocalization

extension Refusal {
    /// Nobody is logged in, or with `credentials` that are no good (RFC 9110 §11.6.1, RFC 6750 §3).
    static func login(with credentials: Credentials?) -> Refusal {
        var bearer = #"Bearer realm="manga""#
        if case .bearer = credentials { bearer += #", error="invalid_token""# }
        return Refusal(401, ServerPhrase.noLogin)
            .with("WWW-Authenticate", bearer)
            .with("WWW-Authenticate", #"Basic realm="manga", charset="UTF-8""#)
    }
}
