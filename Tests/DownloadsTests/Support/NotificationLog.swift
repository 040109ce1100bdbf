import Foundation
import MangaDownloads
import Synchronization

/// What was posted, as `NAME TASK`.
final class NotificationLog: Sendable {
    private let log = Mutex<[String]>([])

    init(_ center: NotificationCenter, _ names: [Notification.Name]) {
        for name in names {
            _ = center.addObserver(forName: name, object: nil, queue: nil) { [self] note in
                let task = note.userInfo?[DownloadManager.taskKey] as? DownloadTask
                log.withLock { $0.append("\(note.name.rawValue) \(task?.id ?? "without a task")") }
            }
        }
    }

    var entries: [String] { log.withLock { $0 } }
}
