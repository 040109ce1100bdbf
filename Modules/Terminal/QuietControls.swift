import Foundation

/// A terminal that does not show what is typed while a command draws on it, until it is restored.
///
/// What was typed is there for whoever reads next. Does nothing where there is no terminal, or this process is in its background.
public struct QuietControls {
    private let descriptor: Int32
    private let isQuiet: Bool

    public init(_ descriptor: Int32 = 0) {
        self.descriptor = descriptor
        isQuiet = QuietControls.set(descriptor, shows: false)
    }

    public func restore() {
        if isQuiet { _ = QuietControls.set(descriptor, shows: true) }
    }

    /// Whether anything was changed: another program may have set the modes that it wants in between.
    private static func set(_ descriptor: Int32, shows: Bool) -> Bool {
        var modes = termios()
        // In the background the terminal would stop the whole process group.
        guard tcgetpgrp(descriptor) == getpgrp(), tcgetattr(descriptor, &modes) == 0 else { return false }
        guard (modes.c_lflag & tcflag_t(ECHO) != 0) != shows else { return false }
        modes.c_lflag ^= tcflag_t(ECHO)
        return tcsetattr(descriptor, TCSANOW, &modes) == 0
    }
}
