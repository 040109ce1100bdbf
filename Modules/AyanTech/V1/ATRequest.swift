public import MangaNetworking
import Synchronization

/// A request with a callback (seed 002); new code uses `ATRequestV2`.
///
///     ATRequest.request(url: "https://ayantech.ir/some/endpoint/url", method: .post)
///         .setJsonBody(body: ["Parameters": ["ParamA": "ValueA"]])
///         .send { response in print(response.responseCode) }
@available(*, deprecated, renamed: "ATRequestV2")
public final class ATRequest: Sendable {
    let draft: Mutex<ATRequestDraft>
    let sending = Mutex<Task<Void, Never>?>(nil)
    let client: ATClient?

    private init(_ draft: ATRequestDraft, client: ATClient?) {
        self.draft = Mutex(draft)
        self.client = client
    }

    /// A request that is not sent yet; `client` sends it, `NetworkClientV2.client` where it is nil.
    public static func request(url: String, method: HTTPMethod = .get, client: ATClient? = nil) -> ATRequest {
        ATRequest(ATRequestDraft(url: url, method: method, headers: Configuration.defaultHeaders), client: client)
    }

    public var url: String { draft.withLock { $0.url } }

    public var method: HTTPMethod { draft.withLock { $0.method } }

    /// Those of the configuration, when the request was made, and its own.
    public var headers: [String: String] {
        get { draft.withLock { $0.headers } }
        set { draft.withLock { $0.headers = newValue } }
    }

    /// The parameters; empty where there are none, or where the body is a text.
    public var body: [String: Any] {
        get { draft.withLock { $0.content.json } ?? [:] }
        set { draft.withLock { $0.setJSON(newValue) } }
    }

    /// Where the parameters go.
    public var encoding: ParameterEncoding {
        get { draft.withLock { $0.encoding } }
        set { draft.withLock { $0.encoding = newValue } }
    }

    /// Sets one header, in place of one of that name.
    @discardableResult
    public func addHeader(key: String, value: String) -> ATRequest {
        draft.withLock { $0.headers[key] = value }
        return self
    }

    /// Sends `body` as JSON; what cannot be JSON fails when the request is sent.
    @discardableResult
    public func setJsonBody(body: [String: Any]) -> ATRequest {
        draft.withLock { $0.setJSON(body) }
        return self
    }

    /// Sends `body` as `text/plain`.
    @discardableResult
    public func setStringBody(body: String) -> ATRequest {
        draft.withLock { $0.setText(body, type: "text/plain") }
        return self
    }

    /// Sends `body` as `text/html`.
    @discardableResult
    public func setHtmlBody(body: String) -> ATRequest {
        draft.withLock { $0.setText(body, type: "text/html") }
        return self
    }

    /// Answers from the file at `path` instead of the network (`MockFile`), which is read when the request is sent; an
    /// empty path is none.
    @discardableResult
    public func mockResponse(using path: String) -> ATRequest {
        draft.withLock { $0.mockPath = path.isEmpty ? nil : path }
        return self
    }
}
