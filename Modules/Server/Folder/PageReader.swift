import Foundation
import MangaArchives
import MangaStorage

/// Reads pages of an open chapter, each as cheaply as its archive allows.
struct PageReader {
    struct Page {
        let body: PageContent.Body
        /// Bytes.
        let size: Int
        /// By the bytes; nil for what is no image.
        let type: MediaType?
        let tag: String
    }

    /// The file is another one than was opened.
    struct Changed: Error {}

    let entry: OpenBooks.Entry

    /// Throws `ArchiveError` or `Changed`.
    func read(_ page: ComicPage) throws -> Page {
        switch try entry.book.content(of: page) {
        case .bytes(let bytes):
            return Page(
                body: .bytes(bytes),
                size: bytes.count,
                type: MediaType(bytes),
                tag: entry.stamp.tag(page: page.index)
            )
        case .slice(let path, let offset, let length):
            let slice = FileSlice(descriptor: try PageReader.open(path), offset: offset, length: length)
            guard let stamp = FileStamp(descriptor: slice.descriptor), isSame(stamp), offset + length <= stamp.size
            else { throw Changed() }
            return Page(
                body: .slice(slice),
                size: length,
                type: MediaType(PageReader.prefix(of: slice)),
                tag: stamp.tag(page: page.index)
            )
        }
    }

    /// A page in a folder is a file of its own.
    private func isSame(_ stamp: FileStamp) -> Bool {
        entry.book.format == .folder || stamp == entry.stamp
    }

    /// Links were resolved before; one that appears now is not followed.
    private static func open(_ path: String) throws -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw Changed() }
        return descriptor
    }

    private static func prefix(of slice: FileSlice) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: min(MediaType.prefixLength, slice.length))
        let count = pread(slice.descriptor, &buffer, buffer.count, off_t(slice.offset))
        return Array(buffer.prefix(max(0, count)))
    }
}
