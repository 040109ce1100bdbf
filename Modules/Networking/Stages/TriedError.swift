public import Foundation
public import MangaLocalization

/// What the last of several tries of one request threw.
public struct TriedError: Error, Hashable {
    public var last: TransportError
    /// How often the request was sent, the first time included.
    public var tries: Int

    public init(last: TransportError, tries: Int) {
        self.last = last
        self.tries = tries
    }
}

extension TriedError: LocalizedError, Localizable {
    /// That of the last try, with their number where there were more.
    public var message: Message {
        APIError.transport(last, tries: tries).message
    }
}
