import Foundation
import MangaNetworking

/// One call of the service: a POST of the `Identity`/`Parameters` envelope (seed 002).
///
///     let request = ATRequestV2(url: "https://ayantech.ir/some/endpoint/url", parameters: MyParameters())
///     let answer = try await request.value(as: MyResponse.self)
///
/// Nothing is sent before somebody asks for the answer, and each who asks sends it anew.
public struct ATRequestV2<Parameters: Encodable & Sendable>: Sendable {
    public let url: String
    public let parameters: Parameters?
    /// The configuration's default headers and the request's own, which go first.
    public let headers: [String: String]
    public let configuration: ConfigurationV2
    private let ownClient: ATClient?

    /// `client` is what sends it, `NetworkClientV2.client` at the time of sending where it is nil.
    public init(
        url: String,
        parameters: Parameters?,
        headers: [String: String] = [:],
        configuration: ConfigurationV2 = ConfigurationV2(),
        client: ATClient? = nil
    ) {
        self.url = url
        self.parameters = parameters
        self.headers = configuration.defaultHeaders.merging(headers) { _, own in own }
        self.configuration = configuration
        ownClient = client
    }

    var client: ATClient { ownClient ?? NetworkClientV2.client }

    /// What is sent.
    ///
    /// Throws `ATErrorV2` of type `invalidRequest` where the address is not http or https, or the parameters are no JSON.
    func httpRequest() throws(ATErrorV2) -> HTTPRequest {
        guard let address = URL(string: url), let body = body() else { throw ATErrorV2(.invalidRequest) }
        var request = HTTPRequest(.post, address, headers: HTTPHeaders(headers), body: body)
        request.headers["Content-Type"] = "application/json"
        request.headers["Accept"] = "application/json"
        let timeout = Duration(patience: configuration.timeout)
        (request.connectTimeout, request.stallTimeout) = (timeout, timeout)
        do throws(TransportError) {
            try request.validate()
        } catch {
            throw ATErrorV2(error, isNetworkUp: true)
        }
        return request
    }

    private func body() -> Data? {
        let encoder = JSONEncoder()
        // The same question is the same text each time, so that a mock file can be told by it.
        encoder.outputFormatting = .sortedKeys
        // What cannot be JSON (an infinite number, say) cannot be sent, for whatever reason.
        return try? encoder.encode(Envelope(identity: .init(token: configuration.token), parameters: parameters))
    }
}

extension ATRequestV2 where Parameters == NoParameters {
    /// A request whose body has no `Parameters`.
    public init(
        url: String,
        headers: [String: String] = [:],
        configuration: ConfigurationV2 = ConfigurationV2(),
        client: ATClient? = nil
    ) {
        self.init(url: url, parameters: nil, headers: headers, configuration: configuration, client: client)
    }
}

/// The body of a request; what is nil is left out.
private struct Envelope<Parameters: Encodable>: Encodable {
    struct Identity: Encodable {
        var token: String?

        enum CodingKeys: String, CodingKey {
            case token = "Token"
        }
    }

    var identity: Identity
    var parameters: Parameters?

    enum CodingKeys: String, CodingKey {
        case identity = "Identity"
        case parameters = "Parameters"
    }
}
