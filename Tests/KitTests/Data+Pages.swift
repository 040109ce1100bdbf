import Foundation
import MangaArchives
import MangaStorage

extension Data {
    init(_ slice: FileSlice) throws {
        let file = FileHandle(fileDescriptor: slice.descriptor, closeOnDealloc: false)
        try file.seek(toOffset: UInt64(slice.offset))
        self = try file.read(upToCount: slice.length) ?? Data()
        // The descriptor is the slice's: it stays open until all is read.
        withExtendedLifetime(slice) {}
    }

    init(_ content: ComicPageContent) throws {
        switch content {
        case .bytes(let bytes):
            self = Data(bytes)
        case .slice(let path, let offset, let length):
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            try file.seek(toOffset: UInt64(offset))
            self = try file.read(upToCount: length) ?? Data()
        }
    }
}
