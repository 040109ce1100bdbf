public import Foundation
public import MangaLocalization

/// What is wrong with a command line that asks to serve.
public enum ServeUsageError: Error, Equatable {
    case unknownOption(String)
    case missingValue(String)
    case badPort(String)
    /// No folder, or more than one.
    case oneFolder
}

extension ServeUsageError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .unknownOption(let option):
            Message(
                ServerPhrase.unknownOption,
                ["option": .text(option), "known": .text(ServeArguments.known.joined(separator: ", "))]
            )
        case .missingValue(let option): Message(ServerPhrase.missingValue, ["option": .text(option)])
        case .badPort(let value): Message(ServerPhrase.badPort, ["value": .text(value)])
        case .oneFolder: Message(ServerPhrase.oneFolder)
        }
    }
}
