/// The checksum of PNG chunks (ISO 3309), eight bytes at a time.
enum CRC32 {
    /// Eight tables of 256: table `k` is the sum of a byte with `k` zeros behind it.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { remainder(of: UInt32($0)) }
        for index in 256..<2048 {
            let before = tables[index - 256]
            tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
        }
        return tables
    }()

    static func sum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var sum = UInt32.max
            var index = 0
            while index &+ 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                sum = eight(word ^ UInt64(sum), tables)
                index &+= 8
            }
            while index < bytes.count {
                sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])] ^ (sum >> 8)
                index &+= 1
            }
            return ~sum
        }
    }

    private static func remainder(of byte: UInt32) -> UInt32 {
        var sum = byte
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ (sum >> 1) }
        return sum
    }

    @inline(__always)
    private static func eight(_ word: UInt64, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
        @inline(__always)
        func part(_ byte: UInt64) -> UInt32 {
            let index = (7 &- byte) &* 256 &+ ((word &>> (byte &* 8)) & 0xFF)
            return tables[Int(truncatingIfNeeded: index)]
        }
        return part(0) ^ part(1) ^ part(2) ^ part(3) ^ part(4) ^ part(5) ^ part(6) ^ part(7)
    }
}
