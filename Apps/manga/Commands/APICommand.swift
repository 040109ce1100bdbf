import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaNetworking
import MangaText

/// `api METHOD PATH [ITEM …]`: any request to the current environment; `api routes`; `api diff PATH --between A B`.
struct APICommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "api",
        arguments: [
            ArgumentSpec(
                name: "METHOD|routes|diff",
                kind: .suggestion(actions),
                notes: [
                    "GET": .methodGet, "HEAD": .methodHead, "POST": .methodPost, "PUT": .methodPut,
                    "PATCH": .methodPatch, "DELETE": .methodDelete,
                ]
            ),
            ArgumentSpec(
                name: "PATH",
                kind: .suggestion(paths),
                presence: .optional,
                notes: APIPlace.notes
            ),
            ArgumentSpec(name: "key=value …", kind: .text, presence: .optionalRest),
        ],
        options: [
            OptionSpec(name: "--form", summary: .optionForm),
            OptionSpec(name: "--envelope", summary: .optionEnvelope),
            OptionSpec(name: "--between", value: "A B", kind: .environment, form: .pair, summary: .optionBetween),
        ],
        forms: [
            "api METHOD PATH [key=value …] [key:=json …] [key==value …] [header:value …] [--form|--envelope]",
            "api routes",
            "api diff PATH --between A B",
        ],
        actions: [
            CommandSpec(name: "routes", summary: .apiRoutes, group: .environments, examples: ["api routes"]),
            CommandSpec(
                name: "diff",
                arguments: [ArgumentSpec(name: "PATH", kind: .suggestion(paths), notes: APIPlace.notes)],
                options: [
                    OptionSpec(
                        name: "--between",
                        value: "A B",
                        kind: .environment,
                        form: .pair,
                        summary: .optionBetween
                    )
                ],
                forms: ["api diff PATH --between A B"],
                summary: .apiDiff,
                group: .environments,
                examples: ["api diff health --between staging dev"]
            ),
        ],
        summary: .api,
        details: .apiDetails,
        group: .environments,
        examples: [
            "api GET health", "api POST v3/Customer/Password/Forgot email=ada@example.org",
            "api diff health --between staging dev",
        ],
        failure: .failedRequest
    )

    nonisolated private static let actions = HTTPMethod.allCases.map(\.value) + ["routes", "diff"]

    nonisolated private static let paths = APIPlace.all.map(\.path)

    private enum Action {
        case send(HTTPMethod, path: String, items: [String])
        case routes
        case diff(path: String, String, String)
    }

    private let arguments: Arguments
    private let action: Action

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        action = try APICommand.action(arguments)
    }

    func run(in session: Session) async throws {
        switch action {
        case .routes:
            try session.show(APIRoutesReport(in: session.config), arguments)
        case .send(let method, let path, let items):
            let request = try APIRequest(
                method,
                path,
                items: items,
                isForm: arguments.has("--form"),
                envelope: try await envelope(in: session),
                server: session.config
            )
            try await send(request.call, in: session)
        case .diff(let path, let first, let second):
            let sides = try [first, second].map { try session.environment(named: $0) }
            try await compare(path, sides[0], sides[1], in: session)
        }
    }

    /// With the login's token, which goes nowhere else; nil where none is to be sent.
    private func envelope(in session: Session) async throws -> APIEnvelope? {
        guard arguments.has("--envelope") else { return nil }
        let services = try await session.live().services(of: session.config)
        return APIEnvelope(token: try await services.authenticator?.accessToken())
    }

    private func send(_ call: Call, in session: Session) async throws {
        let isEnvelope = arguments.has("--envelope")
        let kit = try await session.live()
        let client = isEnvelope ? kit.strangerClient(for: session.config) : try await session.client()
        let clock = ContinuousClock()
        let start = clock.now
        let response = try await client.send(call)
        let milliseconds = Int((clock.now - start) / .milliseconds(1))
        let answer = APIAnswer(
            response,
            to: call.method,
            milliseconds: milliseconds,
            secrets: client.secrets,
            isEnvelope: isEnvelope
        )
        try session.show(unwrapped: answer, arguments)
        let words = answer.envelope?.words ?? ""
        if response.status >= 400 { throw ShellError.failedStatus(response.status, words: words) }
        if isEnvelope, response.status != 200 { throw ShellError.refusedStatus(response.status, words: words) }
        if let status = answer.envelope, !status.isSuccess {
            throw ShellError.refused(status.code, words: status.words)
        }
    }

    private func compare(_ path: String, _ first: APIConfig, _ second: APIConfig, in session: Session) async throws {
        async let before = side(path, first, in: session)
        async let after = side(path, second, in: session)
        try session.show(unwrapped: await APIDiffReport(path: path, try before, try after), arguments)
    }

    private func side(_ path: String, _ config: APIConfig, in session: Session) async throws -> APIDiffReport.Side {
        let request = try APIRequest(.get, path, items: [], isForm: false, server: config)
        let client = try await session.live().client(for: config)
        let response: HTTPResponse
        do {
            response = try await client.send(request.call)
        } catch let error where !(error is CancellationError) {
            throw ShellError.noAnswer(environment: config.name, reason: Message(saying: error))
        }
        func hidden(_ text: String) -> String { client.secrets?.hidden(in: text) ?? text }
        return APIDiffReport.Side(
            name: config.name,
            url: hidden(Redaction.url(response.url.absoluteString)),
            status: response.status,
            bytes: response.body,
            content: APIContent(response, hiding: hidden)
        )
    }

    private static func action(_ arguments: Arguments) throws(UsageError) -> Action {
        let word = arguments.word(0) ?? ""
        let pair = arguments.values("--between")
        let isCall = word != "routes" && word != "diff"
        let stray = isCall ? ["--between"] : ["--form", "--envelope"] + (word == "routes" ? ["--between"] : [])
        if let option = stray.first(where: arguments.has) { throw .surplusOption(option, usage: spec.usage) }
        if word == "routes" {
            if let surplus = arguments.word(1) { throw .surplusArgument(surplus, usage: spec.usage) }
            return .routes
        }
        guard let path = arguments.word(1) else { throw .missingArgument("PATH", usage: spec.usage) }
        if word == "diff" {
            guard pair.count == 2 else { throw .missingArgument("--between A B", usage: spec.usage) }
            if let surplus = arguments.word(2) { throw .surplusArgument(surplus, usage: spec.usage) }
            return .diff(path: path, pair[0], pair[1])
        }
        if arguments.has("--form"), arguments.has("--envelope") { throw .optionsExclude("--form", "--envelope") }
        guard let method = HTTPMethod(rawValue: word.uppercased()) else {
            throw .unknownChoice(word, argument: "METHOD", nearest: Nearest.match(word, in: actions), known: actions)
        }
        return .send(method, path: path, items: Array(arguments.positional.dropFirst(2)))
    }
}
