import Foundation
import MangaNetworking

/// What came back, to be read as an envelope.
///
/// The order in which it is judged is that of the service's own library: HTTP status, envelope, `Status`, `Code`,
/// `Parameters`.
struct EnvelopeAnswer {
    let response: HTTPResponse
    let successStatuses: Set<Int>

    func value<Value: Decodable & Sendable>() throws(ATErrorV2) -> ATResponseV2<Value> {
        let status = try successStatus()
        guard let parameters = try? JSONDecoder().decode(ParametersPart<Value>.self, from: response.body) else {
            throw error(.serialization, status)  // Whatever does not fit, the type is all that is told.
        }
        return answer(parameters.value, status)
    }

    func withoutValue() throws(ATErrorV2) -> ATResponseV2<Void> {
        answer((), try successStatus())
    }

    private func answer<Value: Sendable>(_ value: Value, _ status: ATStatusV2) -> ATResponseV2<Value> {
        ATResponseV2(
            value: value,
            body: response.body,
            httpStatusCode: response.status,
            headers: response.headers.dictionary,
            status: status
        )
    }

    /// The status of an answer that is a success.
    private func successStatus() throws(ATErrorV2) -> ATStatusV2 {
        // Not an envelope: what follows from that depends on the HTTP status.
        let envelope = try? JSONDecoder().decode(StatusPart.self, from: response.body)
        guard successStatuses.contains(response.status) else { throw error(.httpError, envelope?.status) }
        guard let envelope else { throw error(.serialization) }
        guard let status = envelope.status else { throw error(.general) }
        guard status.isSuccess else { throw error(.api, status) }
        return status
    }

    private func error(_ type: ATErrorTypeV2, _ status: ATStatusV2? = nil) -> ATErrorV2 {
        ATErrorV2(type, status: status, httpStatusCode: response.status)
    }
}

private struct StatusPart: Decodable {
    var status: ATStatusV2?

    enum CodingKeys: String, CodingKey {
        case status = "Status"
    }
}

private struct ParametersPart<Value: Decodable>: Decodable {
    var value: Value

    enum CodingKeys: String, CodingKey {
        case parameters = "Parameters"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let absent = (Value.self as? any Absentable.Type)?.absent as? Value,
            try !container.contains(.parameters) || container.decodeNil(forKey: .parameters)
        {
            value = absent
        } else {
            value = try container.decode(Value.self, forKey: .parameters)
        }
    }
}

/// A type that has a value for what is not there.
private protocol Absentable {
    static var absent: Self { get }
}

extension Optional: Absentable {
    fileprivate static var absent: Wrapped? { nil }
}
