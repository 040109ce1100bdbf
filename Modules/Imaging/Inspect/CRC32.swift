import CZlib

/// The checksum of PNG chunks (ISO 3309).
enum CRC32 {
    static func sum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(truncatingIfNeeded: crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
}
