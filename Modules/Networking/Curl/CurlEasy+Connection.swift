import CCurl

extension CurlEasy {
    /// Sets up the way to the server: `proxy`, or none, and what certificates must prove.
    ///
    /// What is trusted for the server is trusted for a proxy that is reached over TLS, too.
    func prepare(_ connection: HTTPRequest.Connection, through proxy: ProxyAddress?) {
        // "" also keeps libcurl from looking at the variables itself.
        set(CURLOPT_PROXY, proxy?.url ?? "")
        set(CURLOPT_NOPROXY, "")
        set(CURLOPT_PROXYUSERNAME, proxy?.user)
        set(CURLOPT_PROXYPASSWORD, proxy.flatMap { $0.user == nil ? nil : $0.password ?? "" })
        // The head of an answer to CONNECT is none of the server's.
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        // Debian's default CA folder turns libcurl's cache of the CA bundle off: 17 ms of CPU per TLS connection.
        for option in [CURLOPT_CAPATH, CURLOPT_PROXY_CAPATH] { set(option, nil) }
        if let file = connection.caFile {
            for option in [CURLOPT_CAINFO, CURLOPT_PROXY_CAINFO] { set(option, file) }
        }
        if connection.isInsecure { trustEverything() }
        if connection.reportsCertificate {
            set(CURLOPT_CERTINFO, 1)
            set(CURLOPT_FRESH_CONNECT, 1)
        }
    }

    private func trustEverything() {
        let checks = [
            CURLOPT_SSL_VERIFYPEER, CURLOPT_SSL_VERIFYHOST, CURLOPT_PROXY_SSL_VERIFYPEER, CURLOPT_PROXY_SSL_VERIFYHOST,
        ]
        for check in checks { set(check, 0) }
    }

    /// When the server's certificate ends; nil without `HTTPRequest.Connection.reportsCertificate`, and without TLS.
    var certificateExpiry: CertificateDate? {
        var chain: UnsafeMutablePointer<curl_certinfo>?
        ccurl_get_certificates(handle, &chain)
        guard let chain = chain?.pointee, chain.num_of_certs > 0, let fields = chain.certinfo else { return nil }
        // The server's own comes first, those that vouch for it behind it.
        return CurlEasy.texts(of: fields[0]).lazy.compactMap(CertificateDate.init(expiry:)).first
    }

    private static func texts(of list: UnsafeMutablePointer<curl_slist>?) -> [String] {
        sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { item in item?.pointee.data.map { String(cString: $0) } }
    }
}
