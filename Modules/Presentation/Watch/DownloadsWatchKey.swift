/// What a person can press while the downloads are watched.
public enum DownloadsWatchKey: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case nextTab, previousTab
    case escape
    /// `^C`.
    case leave
    case character(Character)
    /// Any other key.
    case other
}
