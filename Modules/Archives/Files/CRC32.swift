import CZlib

/// The checksum of ZIP entries.
enum CRC32 {
    static func of(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { adding($0, to: 0) }
    }

    static func adding(_ bytes: UnsafeRawBufferPointer, to checksum: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: crc32_z(uLong(checksum), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
}
