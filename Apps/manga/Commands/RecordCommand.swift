import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaNetworking
import MangaPresentation

/// `record FOLDER`: writes what servers answer as mock files; `record off`: ends that; `record`: how far it is.
struct RecordCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "record",
        arguments: [ArgumentSpec(name: "FOLDER|off", kind: .folder, presence: .optional)],
        summary: .record,
        details: .recordDetails,
        group: .environments,
        examples: ["record ~/demo", "record off"]
    )

    private let arguments: Arguments
    private let target: String?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        target = arguments.word(0)
    }

    func run(in session: Session) async throws {
        let recorder = try await session.live().recorder
        switch target {
        case nil: try show(recorder.progress, .recordState, in: session)
        case "off": try show(recorder.stop(), .recordEnded, in: session)
        case let folder?:
            try start(recorder, in: folder, of: session)
            try show(recorder.progress, .recordBegun, in: session)
        }
    }

    private func start(_ recorder: Recorder, in folder: String, of session: Session) throws {
        guard let server = URL(string: session.config.baseURL) else { return }
        let path = URL(filePath: (folder as NSString).expandingTildeInPath).standardizedFileURL
        do {
            try recorder.start(in: path.path(percentEncoded: false), server: server)
        } catch let error as POSIXError {
            throw ShellError.notRecorded(folder: folder, reason: error.localizedDescription)
        }
        // What is kept would not be asked for, and so would be missing.
        session.kit?.services(of: session.config).cache?.removeAll()
    }

    private func show(_ progress: Recorder.Progress?, _ phrase: ShellPhrase, in session: Session) throws {
        guard let progress else {
            return try session.show(Done([Message(ShellPhrase.recordNone)], ["recording": .flag(false)]), arguments)
        }
        if let failure = progress.failure {
            throw ShellError.notRecorded(folder: progress.folder, reason: failure.localizedDescription)
        }
        let message = Message(phrase, ["folder": .text(progress.folder), "count": .count(progress.count)])
        let facts: [String: Done.Fact] = [
            "recording": .flag(phrase != .recordEnded), "folder": .text(progress.folder),
            "answers": .count(progress.count),
        ]
        try session.show(Done([message], facts), arguments)
    }
}
