public import Foundation
public import MangaLocalization

/// Why an `ATRequestV2` brought no value (seed 002).
public struct ATErrorV2: Error, Hashable, Sendable {
    public var errorType: ATErrorTypeV2
    /// The envelope's, where the body was one.
    public var status: ATStatusV2?
    /// Nil where no answer came.
    public var httpStatusCode: Int?

    public init(_ errorType: ATErrorTypeV2, status: ATStatusV2? = nil, httpStatusCode: Int? = nil) {
        self.errorType = errorType
        self.status = status
        self.httpStatusCode = httpStatusCode
    }

    /// For the user, in Farsi; the service's own words where it refuses (`api`).
    public var message: String {
        guard errorType == .api else { return FarsiText.message(of: errorType) }
        if let serverDescription { return serverDescription }
        return isTokenExpired ? FarsiText.tokenExpired : FarsiText.message(of: .general)
    }

    /// What the service says, in its own language, whatever the type; nil where it says nothing.
    public var serverDescription: String? {
        guard let text = status?.message, !text.isEmpty else { return nil }
        return text
    }

    /// Whether the service answered `G00002`.
    public var isTokenExpired: Bool {
        status?.isTokenExpired ?? false
    }
}

extension ATErrorV2: LocalizedError {
    /// The English words.
    public var errorDescription: String? {
        words.text(in: .english)
    }

    /// The same as `message` in the languages of the shell, with the HTTP status and the service's words.
    public var words: Message {
        let detail = serverDescription.map { Message(AyanTechPhrase.serverSays, ["text": .text($0)]) }
        let status = httpStatusCode.map { Message(AyanTechPhrase.httpStatus, ["status": .text(String($0))]) }
        return Message(
            AyanTechPhrase.failure,
            [
                "reason": .message(reason),
                "status": status.map(Argument.message) ?? "",
                "detail": detail.map(Argument.message) ?? "",
            ]
        )
    }

    private var reason: Message {
        switch errorType {
        case .noInternet: Message(AyanTechPhrase.noInternet)
        case .timeout: Message(AyanTechPhrase.timeout)
        case .cancelled: Message(AyanTechPhrase.cancelled)
        case .invalidRequest: Message(AyanTechPhrase.invalidRequest)
        case .general: Message(AyanTechPhrase.general)
        case .httpError: Message(AyanTechPhrase.httpError)
        case .serialization: Message(AyanTechPhrase.serialization)
        case .api: Message(isTokenExpired ? AyanTechPhrase.tokenExpired : AyanTechPhrase.refused)
        }
    }
}
