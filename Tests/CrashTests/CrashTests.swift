#if os(Linux)
import Foundation
import MangaServer
import TestSupport
import Testing

/// Kills the program while it downloads, at moments that a seed chooses, and looks after each death whether anything
/// was lost.
///
/// `CRASH_KILLS` says how many deaths, `CRASH_SEED` which ones; `Scripts/crash-test` sets both.
@Suite(.timeLimit(.minutes(30)))
struct CrashTests {
    @Test func `nothing is lost, fetched again or left half done, whenever the program is killed`() async throws {
        let variables = ProcessInfo.processInfo.environment
        let kills = variables["CRASH_KILLS"].flatMap(Int.init) ?? 20
        let seed = variables["CRASH_SEED"].flatMap(UInt64.init) ?? 2026

        let report = try await run(kills: kills, seed: seed)

        print(report.summary)
        #expect(report.flaws == [], "seed \(seed)")
        #expect(report.kills == kills)
    }

    private func run(kills: Int, seed: UInt64) async throws -> CrashReport {
        let stage = try await CrashStage()
        var dice = SplitMix(state: seed)
        var report = CrashReport(seed: seed)
        var moments = KillMoments(dice: SplitMix(state: seed &+ 1))
        while report.kills < kills {
            let scenario = Scenario.allCases.randomElement(using: &dice) ?? .fresh
            let round = try await CrashRound(scenario, on: stage, report)
            try await round.run(&moments, upTo: kills, &dice)
            report = round.report
        }
        await stage.server.stop()
        return report
    }
}
#endif
