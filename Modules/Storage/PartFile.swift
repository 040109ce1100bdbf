/// The file that one page is written to while it arrives, hashed on the way.
///
/// Safe to use from any one thread at a time. PLACEHOLDER of the contract: Storage fills it in.
public final class PartFile: Sendable {
    /// Bytes in it now.
    public var count: Int { 0 }

    init() {}

    /// Adds `bytes` at the end; throws `StorageError.noSpace` or `.disk`.
    public func append(_ bytes: UnsafeRawBufferPointer) throws {}

    /// Empties it, for a server that sends the whole again.
    public func restart() throws {}
}
