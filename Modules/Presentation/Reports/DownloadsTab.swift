/// The three parts of the Downloads screen.
public enum DownloadsTab: String, CaseIterable, Codable, Sendable {
    case active, completed, failed
}
