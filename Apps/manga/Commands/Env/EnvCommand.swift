import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaPresentation
import MangaText

/// `env`: lists the environments; `env NAME`: switches; `env ACTION …`: changes them, for good.
struct EnvCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "env",
        arguments: [
            ArgumentSpec(name: "NAME|ACTION", kind: .environment, presence: .optional),
            ArgumentSpec(name: "…", kind: .text, presence: .optionalRest),
        ],
        options: [OptionSpec(name: "--yes", summary: .optionYes)],
        takesSettings: true,
        table: EnvironmentsReport.table,
        shapes: [EnvironmentsReport.shape, EnvironmentCheckReport.shape],
        forms: ["env", "env NAME"] + EnvironmentAction.allCases.map(\.usage),
        actions: EnvironmentAction.allCases.map(\.spec),
        summary: .env,
        details: .envSettings,
        group: .environments,
        examples: ["env staging", "env add home nas:3001 timeout=60", "env edit home port=3002"]
    )

    let arguments: Arguments
    private let request: EnvironmentRequest

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        request = try EnvironmentRequest(arguments)
    }

    func run(in session: Session) async throws {
        try session.readEnvironmentsAnew(isNeeded: request.isChange)
        switch request {
        case .list: try list(in: session)
        case .enter(let name): try enter(name, in: session)
        case .add(let name, let url, let assignments):
            try checkMocks(assignments)
            let config = try session.environments.add(name, url: try url ?? mockedServer(assignments), assignments)
            try tell(.environmentAdded, config, in: session)
        case .edit(let name, let assignments):
            try checkMocks(assignments)
            let config = try session.environments.edit(name, assignments)
            try tell(.environmentEdited, config, in: session)
        case .remove(let name): try await remove(name, in: session)
        case .show(let name): try show(name, in: session)
        case .makeDefault(let name): try makeDefault(name, in: session)
        case .check(let names): try await check(names, in: session)
        }
    }

    /// The server that a recording is of, or one that is none.
    private func mockedServer(_ assignments: [Assignment]) throws(MockError) -> String {
        let none = "http://mock.invalid"
        guard let folder = assignments.lazy.compactMap({ $0.value(of: "mock") }).first else { return none }
        return try Recorder.server(ofRecordingIn: HomePath.absolute(folder))?.absoluteString ?? none
    }

    /// Throws `MockError` for mock files of no folder, while somebody can still correct the name.
    private func checkMocks(_ assignments: [Assignment]) throws {
        for folder in assignments.compactMap({ $0.value(of: "mock") }) where !folder.isEmpty {
            try MockFolder(HomePath.absolute(folder)).check()
        }
    }

    private func list(in session: Session) throws {
        let environments = session.environments.explained
        try session.show(
            EnvironmentsReport(environments, current: session.config.id, start: session.start),
            arguments
        )
    }

    private func enter(_ name: String, in session: Session) throws {
        try session.enter(session.environment(named: name))
        try tell(.switched, session.config, in: session)
    }

    private func show(_ name: String, in session: Session) throws {
        let config = try session.environment(named: name)
        guard let environment = session.environments.explanation(of: config.name) else { return }
        try session.show(SettingsReport(environment), arguments)
    }

    private func makeDefault(_ name: String, in session: Session) throws {
        let config = try session.environment(named: name)
        try session.environments.setStart(.environment(config.name))
        try tell(.environmentDefault, config, in: session)
    }

    /// Asks first, and says what stays.
    private func remove(_ name: String, in session: Session) async throws {
        let config = try session.environments.removable(name)
        let isPreset = APIConfig.preset(named: config.name) != nil
        if !arguments.has("--yes") {
            let question = Message(isPreset ? ShellPhrase.askRestore : .askRemove, facts(of: config))
            guard try await session.confirms(question) else {
                try session.show(Done([Message(ShellPhrase.environmentKept)], ["removed": .text("")]), arguments)
                return
            }
        }
        try session.environments.remove(config.name)
        let now = session.environments.named(config.name) ?? config
        try tell(isPreset ? .environmentRestored : .environmentRemoved, now, in: session)
    }

    /// Says what became of `config`; whoever knows environments by name learns it too.
    private func tell(_ phrase: ShellPhrase, _ config: APIConfig, in session: Session) throws {
        session.environmentsChanged()
        let facts: [String: Done.Fact] = [
            "id": .text(config.id.rawValue), "name": .text(config.name),
            "url": .text(Secret.hidden(inURL: config.baseURL)),
        ]
        try session.show(Done([Message(phrase, self.facts(of: config))], facts), arguments)
    }

    private func facts(of config: APIConfig) -> KeyValuePairs<String, Argument> {
        ["name": .text(config.name), "url": .text(Secret.hidden(inURL: config.baseURL))]
    }
}
