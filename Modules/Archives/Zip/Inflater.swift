import CZlib

/// Unpacks one raw deflate stream.
final class Inflater {
    /// zlib keeps the address of its state, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// nil where there is no memory.
    init?() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Unpacks all of `input` that fits into `output`, which must have room.
    ///
    /// Returns how many bytes were made and whether the stream has ended; nil where it makes no sense.
    func inflate(
        _ input: UnsafeMutableRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (made: Int, isEnd: Bool)? {
        var made = 0
        stream.pointee.next_in = input.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        while made < output.count {
            let room = min(output.count - made, 1 << 30)
            stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress.map { $0 + made }
            stream.pointee.avail_out = UInt32(room)
            let code = CZlib.inflate(stream, Z_NO_FLUSH)
            made += room - Int(stream.pointee.avail_out)
            if code == Z_STREAM_END { return (made, true) }
            guard code == Z_OK || code == Z_BUF_ERROR else { return nil }
            if stream.pointee.avail_out > 0 { break }
        }
        return (made, false)
    }
}
