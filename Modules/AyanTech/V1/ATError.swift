public import Foundation
public import MangaLocalization

/// Why an `ATRequest` failed (seed 002).
@available(*, deprecated, renamed: "ATErrorV2")
public struct ATError: Error, Hashable, Sendable {
    /// For the user, in Farsi: the service's own words where it has some.
    public var persianDescription: String?
    /// The HTTP status of an answer, or the number that Foundation's `URLError` has for the failure; -1 where a success
    /// in HTTP is none for the service, and where there is no such number.
    public var code: Int?
    public var type: ATErrorType?
    /// As `URLError` calls it: `cannotFindHost`; empty where the service answered.
    public var name: String?

    public init(persianDescription: String? = nil, code: Int? = nil, type: ATErrorType? = nil, name: String? = nil) {
        self.persianDescription = persianDescription
        self.code = code
        self.type = type
        self.name = name
    }
}

@available(*, deprecated, renamed: "ATErrorV2")
extension ATError: LocalizedError {
    /// The English words.
    public var errorDescription: String? {
        words.text(in: .english)
    }

    /// What is wrong, in the languages of the shell.
    public var words: Message {
        switch type {
        case .noInternet: Message(AyanTechPhrase.noInternet)
        case .timeout: Message(AyanTechPhrase.timeout)
        case .serverError: Message(AyanTechPhrase.serverFailed)
        case .cancelled: Message(AyanTechPhrase.cancelled)
        case .general where isRefusal: Message(AyanTechPhrase.refused)
        case .general, nil: Message(AyanTechPhrase.general)
        }
    }

    /// Whether the service answered, and said no: what fails on the way has a name.
    private var isRefusal: Bool { code == -1 && name == "" }
}
