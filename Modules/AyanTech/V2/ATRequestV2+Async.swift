import Foundation
import MangaNetworking

extension ATRequestV2 {
    /// Sends the request and gives the envelope's `Parameters`.
    ///
    /// A success without `Parameters` is nil for an optional type and `serialization` for any other. Throws
    /// `ATErrorV2`, of type `cancelled` when the task is cancelled, which aborts the transfer.
    public func value<Value: Decodable & Sendable>(as type: Value.Type) async throws(ATErrorV2) -> Value {
        try await response(as: type).value
    }

    /// Sends a request of which only the success matters; see ``value(as:)``.
    public func value(as type: Void.Type) async throws(ATErrorV2) {
        _ = try await response(as: type)
    }

    /// Sends the request and gives the whole answer; see ``value(as:)``.
    public func response<Value: Decodable & Sendable>(
        as type: Value.Type
    ) async throws(ATErrorV2) -> ATResponseV2<Value> {
        try await send(httpRequest(), through: client).value()
    }

    /// Sends a request of which only the success matters, and gives the whole answer; see ``value(as:)``.
    public func response(as type: Void.Type) async throws(ATErrorV2) -> ATResponseV2<Void> {
        try await send(httpRequest(), through: client).withoutValue()
    }

    func send(_ request: HTTPRequest, through client: ATClient) async throws(ATErrorV2) -> EnvelopeAnswer {
        do {
            let response = try await client.send(request)
            return EnvelopeAnswer(response: response, successStatuses: configuration.successStatuses)
        } catch {
            throw ATErrorV2(error, isNetworkUp: client.reaches(request.url))
        }
    }
}
