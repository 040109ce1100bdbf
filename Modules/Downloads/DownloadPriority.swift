/// The words for usual priorities; any other number is as good.
public enum DownloadPriority: Int, CaseIterable, Sendable {
    case low = -10
    case normal = 0
    case high = 10
}
