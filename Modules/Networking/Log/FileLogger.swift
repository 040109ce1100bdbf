public import Foundation
public import MangaLocalization

/// Appends each line to a file that only its owner may read.
///
/// Several processes may write to one file, since each line is one append.
public final class FileLogger: RequestLogger {
    public let path: String
    private let language: Language
    private let descriptor: Int32

    /// Opens `path`, or makes it; throws `LogError`.
    public init(path: String, language: Language = .english) throws(LogError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, fchmod(descriptor, 0o600) == 0 else {
            let reason = facts.st_mode & S_IFMT == S_IFREG ? errno : EINVAL
            close(descriptor)
            throw .cannotOpen(path: path, errno: reason)
        }
        self.path = path
        self.language = language
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    public func log(_ line: RequestLogLine) {
        let bytes = Array((line.text(in: language) + "\n").utf8)
        // A log that cannot be written is no reason to fail a request.
        _ = write(descriptor, bytes, bytes.count)
    }
}

/// Why there is no log file.
public enum LogError: Error, Hashable {
    case cannotOpen(path: String, errno: Int32)
}

extension LogError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .cannotOpen(let path, let errno):
            Message(NetworkingPhrase.logNotOpened, ["path": .text(path), "reason": .system(errno)])
        }
    }
}
