import Foundation
public import MangaLocalization
import MangaText

/// Where a setting's value comes from.
public enum Origin: Hashable, Sendable {
    /// What an environment has that says nothing else.
    case standard
    /// One of the seed's environments.
    case preset
    /// An environment of this process: a folder that it serves to itself.
    case process
    /// A file; `place` is the key path in it, as `environments[1].port`.
    case file(path: String, place: String, line: Int)
    case variable(String)
    case flag(String)
    /// `setting=value` behind a command.
    case assignment(String)
}

extension Origin: Localizable {
    /// As it stands beside a value; of a file, its name alone.
    public var message: Message {
        switch self {
        case .standard: Message(ConfigPhrase.originStandard)
        case .preset: Message(ConfigPhrase.originPreset)
        case .process: Message(ConfigPhrase.originProcess)
        case .file(let path, _, let line):
            Message(
                ConfigPhrase.originFile,
                ["file": .text((path as NSString).lastPathComponent), "line": .text(String(line))]
            )
        case .variable(let name): Message(ConfigPhrase.originVariable, ["name": .text(name)])
        case .flag(let name): Message(ConfigPhrase.originFlag, ["name": .text(name)])
        case .assignment(let key): Message(ConfigPhrase.originAssignment, ["name": .text(key)])
        }
    }
}

extension Origin {
    /// As it begins the message about a value that it cannot hold.
    var subject: Message {
        switch self {
        case .file(let path, let place, let line):
            Message(
                ConfigPhrase.subjectFile,
                [
                    "path": .text(path), "line": .text(String(line)),
                    "place": place.isEmpty ? .message(Message(ConfigPhrase.wholeFile)) : .text(place.neutralised),
                ]
            )
        case .variable(let name), .flag(let name), .assignment(let name):
            Message(ConfigPhrase.subjectName, ["name": .text(name)])
        case .standard, .preset, .process: message
        }
    }

    /// Where in its file something stands: `environments[1], line 7`.
    var placeInFile: Message {
        guard case .file(_, let place, let line) = self else { return message }
        return Message(ConfigPhrase.placeInFile, ["place": .text(place.neutralised), "line": .text(String(line))])
    }

    /// The same file's member `key`.
    package func member(_ key: String, line: Int) -> Origin {
        guard case .file(let path, let place, _) = self else { return self }
        return .file(path: path, place: place.isEmpty ? key : "\(place).\(key)", line: line)
    }

    /// The same file's element `index`.
    package func element(_ index: Int, line: Int) -> Origin {
        guard case .file(let path, let place, _) = self else { return self }
        return .file(path: path, place: "\(place)[\(index)]", line: line)
    }
}
