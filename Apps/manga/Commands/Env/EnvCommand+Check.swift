import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaPresentation

extension EnvCommand {
    /// Asks the servers of the environments `names`, or of all, at once.
    ///
    /// Throws `ShellError.notReady`, after the table, where one that was named is not ready.
    func check(_ names: [String], in session: Session) async throws {
        let configs = try names.isEmpty ? session.environments.all : named(names, in: session)
        let report = EnvironmentCheckReport(try await entries(configs, asking: session.live()), now: Date())
        try session.show(report, arguments)
        let bad = report.entries.filter { !$0.isReady }.map(\.config.name)
        if !names.isEmpty, !bad.isEmpty { throw ShellError.notReady(bad) }
    }

    /// Each once, in the order of the words.
    private func named(_ names: [String], in session: Session) throws -> [APIConfig] {
        var configs: [APIConfig] = []
        for name in names {
            let config = try session.environment(named: name)
            if !configs.contains(where: { $0.id == config.id }) { configs.append(config) }
        }
        return configs
    }

    private func entries(_ configs: [APIConfig], asking kit: MangaKit) async throws -> [EnvironmentCheckReport.Entry] {
        try await withThrowingTaskGroup(of: (Int, ServerReport).self) { group in
            for (index, config) in configs.enumerated() {
                let probe = kit.probe(of: config.unlessAskedSilent)
                group.addTask { (index, try await probe.report()) }
            }
            var reports: [Int: ServerReport] = [:]
            for try await (index, report) in group { reports[index] = report }
            return configs.enumerated().map { index, config in
                EnvironmentCheckReport.Entry(config, reports[index] ?? ServerReport())
            }
        }
    }
}

extension APIConfig {
    /// What the presets write down by themselves would hide the table; more than that somebody asked for.
    fileprivate var unlessAskedSilent: APIConfig {
        var config = self
        if logLevel == .default { config.logLevel = .none }
        return config
    }
}

extension EnvironmentCheckReport.Entry {
    fileprivate init(_ config: APIConfig, _ report: ServerReport) {
        self.init(
            config,
            latency: report.latency,
            transfer: report.version,
            certificateExpiry: report.certificateExpiry
        )
        switch report.health {
        case .success(let health): (status, version) = (health.status, health.version)
        case .failure(let error): problem = Message(saying: error)
        }
    }
}
