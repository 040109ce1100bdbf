/// What can end the wait for a key.
enum KeyEvent: Hashable {
    case key(Unicode.Scalar)
    /// One key that came as a whole escape sequence, or ESC with a letter right behind it.
    case sequence([UInt8])
    /// Text from the clipboard, without control characters: its lines.
    case paste([String])
    /// So many bytes from the clipboard that they are no line.
    case largePaste(bytes: Int)
    /// Somebody posted a message or changed the status.
    case wake
    case signals([UInt8])
    /// Nobody will type any more.
    case end
}
