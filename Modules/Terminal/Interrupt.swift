/// A wish to stop that comes from outside the program.
public enum Interrupt: Hashable, Sendable {
    /// `^C` (SIGINT): stop what is running now.
    case interrupt
    /// SIGTERM: stop everything and leave.
    case terminate
}
