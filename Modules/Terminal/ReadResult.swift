/// How reading a line ended.
public enum ReadResult: Hashable, Sendable {
    /// A line, without its line break.
    case line(String)
    /// The person pressed `^C`: the line is gone, the shell goes on.
    case interrupted
    /// `^D` on an empty line, or the end of the input.
    case end
    /// A request to terminate (SIGTERM).
    case terminated
    /// Whoever sat there is gone (SIGHUP).
    case hungUp
}
