/// What can happen to a whole screen.
public enum ScreenEvent: Hashable, Sendable {
    case key(ScreenKey)
    /// Its size may be another one now.
    case resized
    /// SIGTERM: somebody wants the program to end.
    case terminated
    /// SIGHUP: whoever sat there is gone.
    case hungUp
    /// `FullScreen.stop()` was called, or nobody sits there any more.
    case ended
}
