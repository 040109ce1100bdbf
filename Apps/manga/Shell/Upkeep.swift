import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaTerminal
import MangaText

/// Reads stored chapters again, and mends them; draws how far it is.
@MainActor
struct Upkeep {
    /// Before what was asked for without somebody who waits.
    private static let priority = DownloadPriority.high.rawValue

    let session: Session
    let isDeep: Bool

    /// What the check of some chapters has found: for people, and for the repair.
    struct Result {
        var report: VerificationReport
        var checks: [ChapterCheck] = []
    }

    func check(_ selection: ChapterSelection) async throws -> Result {
        let line = ProgressLine(session.output)
        defer { line.clear() }
        var result = Result(report: VerificationReport(isDeep: isDeep))
        for try await event in try await session.looking().library.verify(selection, deep: isDeep) {
            switch event {
            case .progress(let progress): line.draw(text(of: progress))
            case .checked(let check):
                result.report.add(CheckedChapter(check))
                if !check.findings.isEmpty { result.checks.append(check) }
            }
        }
        return result
    }

    /// Checks, fetches what is broken, waits for that, and checks the same chapters again.
    func repair(_ selection: ChapterSelection) async throws -> RepairReport {
        let before = try await check(selection)
        let broken = before.checks.filter { CheckedChapter($0).isRepairable }
        guard !broken.isEmpty else { return RepairReport(before.report) }
        let kit = try await session.live()
        let tasks = try await kit.downloads.repair(broken, in: kit.library, priority: Self.priority)
        try await Progress(session).watch(tasks, of: kit.downloads)
        let after = try await check(.chapters(broken.map(\.info.key))).checks.filter { CheckedChapter($0).isRepairable }
        let stillBroken = Set(after.map(\.info.key))
        return RepairReport(
            before.report,
            entries: broken.map { entry($0, tasks: tasks, stillBroken, in: kit.downloads) }
        )
    }

    private func entry(
        _ check: ChapterCheck,
        tasks: [DownloadTask],
        _ stillBroken: Set<ChapterKey>,
        in downloads: DownloadManager
    ) -> RepairReport.Entry {
        let task = tasks.first { $0.key == check.info.key }
        return RepairReport.Entry(
            CheckedChapter(check),
            task: task,
            obstacle: task.flatMap(downloads.obstacle),
            isWhole: !stillBroken.contains(check.info.key)
        )
    }

    private func text(of progress: VerificationProgress) -> String {
        let fraction = progress.allBytes > 0 ? Double(progress.bytes) / Double(progress.allBytes) : 0
        return "\(progressBar(fraction: fraction, width: 20)) \(progress.chapters)/\(progress.allChapters)  "
            + "\(ByteCount.text(progress.bytes, in: session.language))/\(ByteCount.text(progress.allBytes, in: session.language))"
    }
}
