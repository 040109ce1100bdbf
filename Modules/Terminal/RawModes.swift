import Foundation

/// The modes of a terminal that hands each key over as it is pressed, and those that it had before.
struct RawModes {
    private let descriptor: Int32
    private let original: termios

    /// Nil where `descriptor` is no terminal.
    init?(_ descriptor: Int32) {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return nil }
        self.descriptor = descriptor
        original = modes
    }

    /// Sets the modes; line feeds stay what they are, since other processes may write too.
    func enter() {
        var modes = original
        cfmakeraw(&modes)
        modes.c_oflag = original.c_oflag
        tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    /// Puts back what was found; keys that nobody has read are dropped, since they were not meant for what follows.
    func leave() {
        var modes = original
        tcsetattr(descriptor, TCSAFLUSH, &modes)
    }
}
