import Foundation

/// An open file and the part of it that is meant: what a server can send without copying.
///
/// Closes the descriptor when it goes.
public final class FileSlice: Sendable {
    /// Owned by this value; whoever needs it longer duplicates it.
    public let descriptor: Int32
    public let offset: Int
    public let length: Int

    public init(descriptor: Int32, offset: Int, length: Int) {
        self.descriptor = descriptor
        self.offset = offset
        self.length = length
    }

    deinit {
        close(descriptor)
    }
}
