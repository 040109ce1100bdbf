#if os(Linux)
import Foundation
import MangaModels
import MangaStorage
import TestSupport

/// One library, from its first request to its last chapter, however often whoever works on it dies.
final class CrashRound {
    private let stage: CrashStage
    private let scenario: Scenario
    private let home: TemporaryFolder
    /// The library's.
    private let folder: String
    private let watch: DiskWatch
    /// Slugs of chapters whose request was acknowledged.
    private var acknowledged: Set<String> = []
    /// How often each page had been asked for when it was safe; more must not come.
    private var safe: [Comic.Place: Int] = [:]
    private(set) var report: CrashReport

    init(_ scenario: Scenario, on stage: CrashStage, _ report: CrashReport) async throws {
        self.stage = stage
        self.scenario = scenario
        self.report = report
        self.report.rounds += 1
        home = try stage.home(of: scenario)
        folder = home.path + "/data"
        watch = DiskWatch(folder) { [trigger = stage.trigger, folder] path in
            for kind in CrashRound.kinds(of: path.dropFirst(folder.count + 1)) { trigger.note(kind) }
        }
        stage.shelf.begin(version: scenario.version)
        if scenario == .replace { try await wishAnew() }
    }

    deinit {
        watch.stop()
    }

    /// What a change at a path below the library's folder counts as.
    private static func kinds(of path: Substring) -> [KillMoment.Kind] {
        let parts = path.split(separator: "/")
        guard parts.first == "library" else { return [.database] }
        // library/ENVIRONMENT/MANGA/CHAPTER/FILE
        let isCommit = parts.count == 4 || parts.last?.contains("manifest.json") == true
        return isCommit ? [.files, .commits] : [.files]
    }

    /// Works until everything is there; the moments of `deaths` are tried one after the other.
    func run(_ deaths: inout some IteratorProtocol<KillMoment>, upTo kills: Int, _ dice: inout SplitMix) async throws {
        var victims = try (0..<scenario.processes).map { _ in try start() }
        while !victims.isEmpty {
            let place = Int.random(in: 0..<victims.count, using: &dice)
            let victim = victims[place]
            let moment = report.kills < kills ? deaths.next() : nil
            if let moment { set(moment, for: victim) }
            let wasKilled = try await end(of: victim)
            stage.trigger.unset()
            if wasKilled, let moment { report.deaths[moment.kind, default: 0] += 1 }
            try acknowledge(victim)
            try await check(moment)
            if wasKilled { victims[place] = try start() } else { victims.remove(at: place) }
        }
        try await checkEnd()
    }

    private func start() throws -> Victim {
        report.runs += 1
        return try Victim(home: home, server: stage.address, commands: scenario.commands)
    }

    private func set(_ moment: KillMoment, for victim: Victim) {
        guard moment.kind == .time else { return stage.trigger.set(moment) { victim.kill() } }
        let delay = DispatchTimeInterval.microseconds(moment.count * 100)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { victim.kill() }
    }

    /// Whether it was killed.
    private func end(of victim: Victim) async throws -> Bool {
        let end = try await victim.ended()
        if !end.wasKilled, end.status != 0 {
            report.flaws.append("\(scenario): a run ended with status \(end.status): \(victim.errors)")
        }
        return end.wasKilled
    }

    /// Asks for all chapters once more, as an acknowledged request.
    private func wishAnew() async throws {
        let library = try await Library.open(at: folder)
        let infos = try await library.pages.chapters(in: nil, of: nil).map(\.info)
        _ = try await library.queue.enqueue(infos, priority: 0, options: DownloadOptions(replacesStored: true))
        await library.close()
        acknowledged = Set(infos.map(\.chapter.slug))
    }

    /// What the program said to its user before it ended.
    private func acknowledge(_ victim: Victim) throws {
        let answers = try victim.lines().filter { $0.hasPrefix("{\"alreadyDownloaded\"") }.count
        for request in Scenario.requests.prefix(answers) { acknowledged.formUnion(request.chapters) }
    }
}

extension CrashRound {
    private func note(_ flaw: String, _ moment: KillMoment?) {
        let death = moment.map { "\($0.kind.rawValue) \($0.count)" } ?? "the end"
        report.flaws.append("\(scenario), after \(death): \(flaw)")
    }

    private func check(_ moment: KillMoment?) async throws {
        let state = try await LibraryState(of: folder)
        let counts = stage.shelf.counts
        for flaw in state.flaws { note(flaw, moment) }
        let lost = acknowledged.filter { !state.waiting.contains($0) && state.stored[$0] == nil }
        if !lost.isEmpty { note("lost: \(lost.sorted())", moment) }
        if !state.failed.isEmpty { note("failed: \(state.failed)", moment) }
        for (slug, digests) in state.stored where !stage.digests.values.contains(where: { $0[slug] == digests }) {
            note("chapter \(slug) is of no version", moment)
        }
        if scenario == .replace, state.stored.count < Comic.chapters.count {
            note("good copies are gone: only \(state.stored.keys.sorted()) are left", moment)
        }
        let again = safe.filter { counts[$0.key] ?? 0 > $0.value }.keys.sorted()
        if !again.isEmpty { note("fetched again: \(again)", moment) }
        remember(state, counts)
    }

    /// From now on these pages must not be asked for.
    private func remember(_ state: LibraryState, _ counts: [Comic.Place: Int]) {
        let stored = state.stored.filter { stage.digests[scenario.version]?[$0.key] == $0.value }.keys
        let places = stored.flatMap { slug in
            (0..<Comic.pageCount).map { Comic.Place(chapter: slug, page: $0) }
        }
        for place in state.accepted.union(places) where safe[place] == nil { safe[place] = counts[place] ?? 0 }
        // Told once.
        for place in safe.keys where counts[place] ?? 0 > safe[place] ?? 0 { safe[place] = counts[place] }
    }

    private func checkEnd() async throws {
        let state = try await LibraryState(of: folder)
        if state.stored != stage.digests[scenario.version] { note("not every chapter is there", nil) }
        if !state.waiting.isEmpty { note("still waiting: \(state.waiting.sorted())", nil) }
        let tree = try StoredTree(of: home.path + "/data/library")
        if !tree.strays.isEmpty { note("left behind: \(tree.strays)", nil) }
        if tree != stage.trees[scenario.version] { note("the folders are not those of an undisturbed run", nil) }
        let library = try await Library.open(at: folder)
        let found = try await library.pages.reconcile()
        await library.close()
        if found != Reconciliation() { note("something was left to put in order: \(found)", nil) }
        let judge = try Victim(home: home, server: stage.address, commands: "verify --all --deep --json")
        let verdict = try await judge.ended()
        if verdict.status != 0 { note("verify: \(try judge.lines()), \(judge.errors)", nil) }
    }
}
#endif
