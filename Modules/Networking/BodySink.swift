/// Takes a body as it arrives, so that it is never whole in memory.
///
/// Called on the transport's thread, one call at a time; what it throws aborts the transfer and is what `send` throws.
public protocol BodySink: AnyObject, Sendable {
    /// The request leaves its lines and is sent now, unless this throws; only a transport that `keepsLines` asks.
    func begin() throws

    /// Decides by status and headers, before the first byte, whether the body is for this sink.
    ///
    /// A refused body (that of a 404, say) is kept in `HTTPResponse.body`.
    func accepts(_ head: HTTPResponse) throws -> Bool

    func write(_ bytes: UnsafeRawBufferPointer) throws
}

extension BodySink {
    public func begin() {}
}
