/// What a page is, by its first bytes.
enum MediaType: String, CaseIterable, Sendable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case jxl = "image/jxl"
    case bmp = "image/bmp"

    /// How many bytes `init` wants to see.
    static let prefixLength = 32

    init?(_ prefix: some Collection<UInt8>) {
        let head = Array(prefix.prefix(MediaType.prefixLength))
        guard let found = MediaType.allCases.first(where: { $0.begins(head) }) else { return nil }
        self = found
    }

    var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .png: "png"
        case .gif: "gif"
        case .webp: "webp"
        case .avif: "avif"
        case .jxl: "jxl"
        case .bmp: "bmp"
        }
    }

    private func begins(_ head: [UInt8]) -> Bool {
        switch self {
        case .jpeg: head.starts(with: [0xFF, 0xD8, 0xFF])
        case .png: head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .gif: head.starts(with: Array("GIF8".utf8))
        case .webp: head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).starts(with: Array("WEBP".utf8))
        case .avif: isAVIF(head)
        case .jxl: head.starts(with: [0xFF, 0x0A]) || head.starts(with: [0, 0, 0, 12] + Array("JXL ".utf8))
        case .bmp: head.starts(with: Array("BM".utf8))
        }
    }

    /// The brand is the major one, or among the first that are compatible.
    private func isAVIF(_ head: [UInt8]) -> Bool {
        guard head.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return false }
        return stride(from: 8, to: head.count - 3, by: 4).contains { place in
            let brand = head[place..<place + 4]
            return brand.elementsEqual("avif".utf8) || brand.elementsEqual("avis".utf8)
        }
    }
}
