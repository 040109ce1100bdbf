import Foundation
import MangaNetworking
import Synchronization
import TestSupport

/// A server that lets in who shows its newest token, and gives new ones: `access-2` with `refresh-2`, and so on.
final class TokenServer: HTTPTransport {
    static let refreshURL = URL(literal: "http://h:3001/refresh")

    private struct State {
        var number = 1
        var refreshes = 0
        var allowed: String?
        var refusal: (status: Int, body: String, error: TransportError?)?
    }

    private let state: Mutex<State>
    private let gate: Gate?
    private let held: String
    private let crowd: Int
    private let lifetime: Int?
    private let rotates: @Sendable (Int) -> Bool
    private let acceptsNothing: Bool
    /// Remembers what was sent.
    let wire = Wire { request, _ in request.answer(200) }

    /// Answers with 401 only when `waitsFor` requests are there; answers what is `holding` only when `until` opens.
    init(
        waitsFor crowd: Int = 1,
        holding held: String = "",
        until gate: Gate? = nil,
        lifetime: Int? = nil,
        acceptsNothing: Bool = false,
        rotates: @escaping @Sendable (Int) -> Bool = { _ in true }
    ) {
        state = Mutex(State())
        self.crowd = crowd
        self.held = held
        self.gate = gate
        self.lifetime = lifetime
        self.acceptsNothing = acceptsNothing
        self.rotates = rotates
    }

    var refreshes: Int { state.withLock { $0.refreshes } }

    func sent(_ authorization: String) -> [HTTPRequest] {
        wire.requests.filter { $0.headers["Authorization"] == authorization }
    }

    /// How a refresh is refused from now on; nil for not any more.
    func refuse(_ status: Int?, _ body: String = "", _ error: TransportError? = nil) {
        state.withLock { $0.refusal = status.map { ($0, body, error) } }
    }

    func allow(_ token: String) {
        state.withLock { $0.allowed = token }
    }

    func endTokens() {
        state.withLock { $0.allowed = nil }
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        _ = try await wire.send(request, to: nil)
        let isWelcome = state.withLock { state in
            state.allowed.map { request.headers["Authorization"] == "Bearer \($0)" } ?? false
        }
        if let gate, request.url.path == held { await gate.opened() }
        if request.url == TokenServer.refreshURL { return try refresh(request) }
        guard !isWelcome else { return request.answer(200) }
        await wire.waitForRequests(crowd)
        return request.answer(401)
    }

    func shutdown() async {}

    private func refresh(_ request: HTTPRequest) throws -> HTTPResponse {
        try state.withLock { state in
            state.refreshes += 1
            if let refusal = state.refusal {
                if let error = refusal.error { throw error }
                return request.answer(refusal.status, refusal.body)
            }
            state.number += 1
            if !acceptsNothing { state.allowed = "access-\(state.number)" }
            let expiry = lifetime.map { #","expires_in":\#($0)"# } ?? ""
            let next = rotates(state.number) ? #","refresh_token":"refresh-\#(state.number)""# : ""
            return request.answer(
                200,
                #"{"access_token":"access-\#(state.number)","token_type":"Bearer"\#(next)\#(expiry)}"#,
                ["Content-Type": "application/json"]
            )
        }
    }
}
