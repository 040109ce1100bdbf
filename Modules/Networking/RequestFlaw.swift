import MangaLocalization
import MangaText

/// Why a request would not stay the request it looks like, and so is not sent.
public enum RequestFlaw: Hashable, Sendable {
    /// Neither http nor https; without secrets.
    case address(String)
    case headerName(String)
    /// The value of this header has control characters in it.
    case headerValue(String)
    /// This header says how long the body is, or how the connection goes on.
    case framing(String)
    /// What a transport cannot do, in English.
    case unsupported(String)
}

extension RequestFlaw {
    /// As it stands behind “because”.
    var message: Message {
        switch self {
        case .address(let address): Message(NetworkingPhrase.flawAddress, ["address": .text(address.neutralised)])
        case .headerName(let name): Message(NetworkingPhrase.flawHeaderName, ["name": .text(name.neutralised)])
        case .headerValue(let name): Message(NetworkingPhrase.flawHeaderValue, ["name": .text(name.neutralised)])
        case .framing(let name): Message(NetworkingPhrase.flawFraming, ["name": .text(name.neutralised)])
        case .unsupported(let words): Message(NetworkingPhrase.flawUnsupported, ["words": .text(words.neutralised)])
        }
    }
}
