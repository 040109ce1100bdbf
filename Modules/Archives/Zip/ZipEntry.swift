/// One entry of a ZIP archive, as the archive's directory describes it.
public struct ZipEntry: Hashable, Sendable {
    /// Decoded, with `/` between its parts, whichever separator was written.
    public let name: String
    /// Unpacked.
    public let size: Int
    public let compressedSize: Int
    public let crc32: UInt32
    public let isEncrypted: Bool
    public let isSymbolicLink: Bool
    /// The compression method's number in the ZIP specification (4.4.5).
    public let method: Int

    let rawName: [UInt8]
    let headerOffset: Int

    /// Whether its bytes stand in the archive as they are.
    public var isStored: Bool {
        method == 0
    }

    public var isDirectory: Bool {
        name.hasSuffix("/")
    }

    /// Whether the name is relative, stays in its folder, and holds nothing that a path should not.
    public var hasSafeName: Bool {
        EntryName.isSafe(name)
    }
}
