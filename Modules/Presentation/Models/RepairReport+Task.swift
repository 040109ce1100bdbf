public import MangaDownloads
import MangaLocalization
import MangaStorage

extension RepairReport.Entry {
    /// What became of `chapter`: `task` was to fetch its broken pages, `obstacle` is why it does not move, and `isWhole`
    /// what a second look says.
    @MainActor
    public init(
        _ chapter: CheckedChapter,
        task: DownloadTask?,
        obstacle: DownloadObstacle? = nil,
        isWhole: Bool
    ) {
        let pages = Set(chapter.findings.filter { $0.kind != .foreign }.compactMap(\.page)).sorted()
        self.init(chapter.info, pages: pages, .damaged)
        if let obstacle {
            state = .waiting(reason: obstacle.message)
        } else if let task, task.state != .completed {
            state = .failed(reason: task.reason)
        } else if isWhole {
            state = .repaired
        }
    }
}

extension CheckedChapter {
    /// Whether a repair can do something.
    public var isRepairable: Bool {
        findings.contains { $0.kind != .foreign }
    }
}
