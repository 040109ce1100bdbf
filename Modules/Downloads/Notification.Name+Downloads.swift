public import Foundation

/// Posted on the main actor, in order, with the `DownloadTask` in `userInfo` under `DownloadManager.taskKey` (seed 001).
extension Notification.Name {
    public static let downloadDidStart = Notification.Name("downloadDidStart")
    public static let downloadDidUpdate = Notification.Name("downloadDidUpdate")
    public static let downloadDidComplete = Notification.Name("downloadDidComplete")
    public static let downloadDidFail = Notification.Name("downloadDidFail")
    public static let downloadDidCancel = Notification.Name("downloadDidCancel")
}
