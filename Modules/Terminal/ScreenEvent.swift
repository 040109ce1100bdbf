/// What can happen to a whole screen.
public enum ScreenEvent: Hashable, Sendable {
    case key(ScreenKey)
    /// Its size may be another one now.
    case resized
    /// SIGTERM or SIGHUP: somebody wants the program to end.
    case terminated
    /// `FullScreen.stop()` was called, or nobody sits there any more.
    case ended
}
