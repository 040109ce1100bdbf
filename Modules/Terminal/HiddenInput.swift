import Foundation

/// A terminal that does not show what is typed, until it is restored.
struct HiddenInput {
    private let descriptor: Int32
    private let original: termios?

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else {
            original = nil
            return
        }
        original = modes
        modes.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK)
        // The line's end moves on to the next line.
        modes.c_lflag |= tcflag_t(ECHONL)
        tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    func restore() {
        guard var original else { return }
        tcsetattr(descriptor, TCSADRAIN, &original)
    }
}
