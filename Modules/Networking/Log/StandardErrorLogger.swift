import Foundation
public import MangaLocalization

/// Writes each line to standard error.
public struct StandardErrorLogger: RequestLogger {
    private let language: Language

    public init(language: Language = .english) {
        self.language = language
    }

    public func log(_ line: RequestLogLine) {
        // A log that cannot be written is no reason to fail a request.
        try? FileHandle.standardError.write(contentsOf: Data((line.text(in: language) + "\n").utf8))
    }
}
