import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
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
        if target?.isEmpty == true { throw UsageError.missingArgument("FOLDER", usage: RecordCommand.spec.usage) }
    }

    func run(in session: Session) async throws {
        if let target, target != "off", session.endsWithCommand, session.scripts.isEmpty {
            throw UsageError.recordsNothingElse(folder: target)
        }
        let recorder = try await session.live().recorder
        switch target {
        case nil: try show(recorder.progress, .recordState, in: session)
        case "off": try show(recorder.stop(), .recordEnded, in: session)
        case let folder?:
            let earlier = recorder.progress
            try start(recorder, in: folder, of: session)
            try show(recorder.progress, .recordBegun, after: earlier, in: session)
        }
    }

    private func start(_ recorder: Recorder, in folder: String, of session: Session) throws {
        if let mocks = session.config.mock {
            throw ShellError.recordsNothing(environment: session.config.name, folder: mocks)
        }
        guard let server = URL(string: session.config.baseURL) else { return }
        let id = session.config.id
        let isEmbedded = session.kit?.serves(id) == true
        try recorder.start(
            in: HomePath.absolute(folder),
            server: server,
            environment: isEmbedded ? id.rawValue : nil
        )
    }

    /// `earlier` is a recording that has ended because this one began.
    private func show(
        _ progress: Recorder.Progress?,
        _ phrase: MockPhrase,
        after earlier: Recorder.Progress? = nil,
        in session: Session
    ) throws {
        guard let progress else {
            return try session.show(Done([Message(MockPhrase.recordNone)], ["recording": .flag(false)]), arguments)
        }
        if let failure = progress.failure { throw failure }
        var facts: [String: Done.Fact] = [
            "recording": .flag(phrase != .recordEnded), "folder": .text(progress.folder),
            "answers": .count(progress.count),
        ]
        if let earlier { facts["ended"] = .text(earlier.folder) }
        let ended = earlier.map { $0.message(.recordEnded) }
        try session.show(Done([ended, progress.message(phrase)].compactMap(\.self), facts), arguments)
    }
}

extension Recorder.Progress {
    fileprivate func message(_ phrase: MockPhrase) -> Message {
        if count == 0, phrase == .recordEnded {
            return Message(MockPhrase.recordedNothing, ["folder": .text(folder)])
        }
        return Message(
            phrase,
            ["folder": .text(folder), "count": .count(count), "word": .text(Words.quoted(folder))]
        )
    }
}

extension Session {
    /// Ends a recording that runs, and says so; false where it went wrong before.
    func endRecording() -> Bool {
        guard let progress = kit?.recorder.stop() else { return true }
        if let failure = progress.failure {
            output.complain(failure)
            return false
        }
        output.notice(progress.message(.recordEnded))
        return true
    }
}
