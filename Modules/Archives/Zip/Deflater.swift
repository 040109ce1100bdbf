import CZlib

/// Packs bytes as one raw deflate stream.
enum Deflater {
    /// nil where that gains nothing.
    static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count < 1 << 30 else { return nil }
        // zlib keeps the address of its state, so it must not move.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        let size = Int32(MemoryLayout<z_stream>.size)
        let isReady = deflateInit2_(
            stream,
            Z_DEFAULT_COMPRESSION,
            Z_DEFLATED,
            -MAX_WBITS,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            size
        )
        guard isReady == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        return run(stream, on: bytes)
    }

    private static func run(_ stream: UnsafeMutablePointer<z_stream>, on bytes: [UInt8]) -> [UInt8]? {
        var input = bytes
        var output = [UInt8](repeating: 0, count: bytes.count)
        let code = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = source.baseAddress
                stream.pointee.avail_in = UInt32(source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(target.count)
                return deflate(stream, Z_FINISH)
            }
        }
        guard code == Z_STREAM_END else { return nil }
        output.removeLast(Int(stream.pointee.avail_out))
        return output
    }
}
