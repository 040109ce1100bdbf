import Foundation

/// The bytes of an image, read with every bound checked: behind the last byte it is `truncated`.
struct ImageBytes {
    let format: ImageFormat
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer, as format: ImageFormat) {
        self.bytes = bytes
        self.format = format
    }

    var count: Int { bytes.count }

    func byte(_ index: Int) throws(ImageError) -> Int {
        guard index >= 0, index < bytes.count else { throw .truncated(format) }
        return Int(bytes[index])
    }

    /// The number in `length` bytes (at most 7) from `index` on, most significant first.
    func big(_ index: Int, _ length: Int) throws(ImageError) -> Int {
        try slice(index, length).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number in `length` bytes (at most 7) from `index` on, least significant first.
    func little(_ index: Int, _ length: Int) throws(ImageError) -> Int {
        try slice(index, length).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the ASCII text `tag` stands at `index`; false behind the end.
    func has(_ tag: StaticString, at index: Int) -> Bool {
        let length = tag.utf8CodeUnitCount
        guard index >= 0, length <= bytes.count - index else { return false }
        return (0..<length).allSatisfy { bytes[index + $0] == tag.utf8Start[$0] }
    }

    /// `length` bytes from `index` on, in place.
    func slice(_ index: Int, _ length: Int) throws(ImageError) -> UnsafeRawBufferPointer {
        guard index >= 0, length >= 0, index <= bytes.count, length <= bytes.count - index else {
            throw .truncated(format)
        }
        return UnsafeRawBufferPointer(rebasing: bytes[index..<index + length])
    }

    /// The index of the next byte `value` at or after `index`.
    func next(_ value: UInt8, from index: Int) throws(ImageError) -> Int {
        guard
            index >= 0, index < bytes.count, let start = bytes.baseAddress,
            let found = memchr(start + index, Int32(value), bytes.count - index)
        else { throw .truncated(format) }
        return UnsafeRawPointer(found) - start
    }

    func facts(_ width: Int, _ height: Int) -> ImageFacts {
        ImageFacts(format: format, width: width, height: height)
    }

    var corrupt: ImageError { .corrupt(format) }
}
