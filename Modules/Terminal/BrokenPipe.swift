import Foundation

/// What happens when the reader of our output goes away, as in `manga -c popular | head -1`.
public enum BrokenPipe {
    /// Lets a write to a closed pipe fail with an error instead of killing the process with SIGPIPE.
    public static func ignoreSignal() {
        signal(SIGPIPE, SIG_IGN)
    }
}
