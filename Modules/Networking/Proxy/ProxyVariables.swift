package import Foundation

/// What the variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say, read as curl reads them.
///
/// Ours rather than libcurl's, which never tells whether it used one: an error can then name the proxy.
package struct ProxyVariables: Sendable {
    private let variables: [String: String]
    private let exceptions: ProxyExceptions

    package init(_ variables: [String: String]) {
        self.variables = variables
        exceptions = ProxyExceptions(variables["no_proxy"] ?? variables["NO_PROXY"] ?? "")
    }

    /// The proxy that `request` goes through; nil for a direct connection.
    ///
    /// A proxy out there cannot reach this machine's loopback, and must not see an embedded server's token: only one
    /// that the request itself names is asked for it. Throws `TransportError.badProxy`.
    func proxy(for request: HTTPRequest) throws(TransportError) -> ProxyAddress? {
        if let setting = request.connection.proxy {
            return ["none", ""].contains(setting.lowercased()) ? nil : try ProxyAddress(setting)
        }
        guard !request.url.isLoopback, !exceptions.contain(request.url.host() ?? ""),
            let text = variable(for: request.url.scheme?.lowercased() ?? ""), !text.isEmpty
        else {
            return nil
        }
        return try ProxyAddress(text)
    }

    /// Whether libcurl by itself would go through one of them to `url`, loopback or not.
    package func name(aProxyFor url: URL) -> Bool {
        !exceptions.contain(url.host() ?? "") && variable(for: url.scheme?.lowercased() ?? "")?.isEmpty == false
    }

    /// `HTTP_PROXY` is left out: a CGI program's client can set it.
    private func variable(for scheme: String) -> String? {
        let names = scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        return (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { variables[$0] }.first
    }
}
