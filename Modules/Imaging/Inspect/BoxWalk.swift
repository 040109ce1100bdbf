/// One box of an ISO base media file (ISO/IEC 14496-12), by where it stands.
struct Box {
    let index: Int
    /// Where the content begins.
    let content: Int
    /// Where the next box begins.
    let end: Int
}

extension ImageBytes {
    /// The box at `index`, which must end by `limit`.
    ///
    /// A box whose size is 0 reaches to `limit`; one that reaches beyond is `truncated`.
    func box(at index: Int, limit: Int) throws(ImageError) -> Box {
        var size = try big(index, 4)
        var header = 8
        _ = try slice(index, header)
        if size == 1 {
            header = 16
            guard try byte(index + 8) == 0 else { throw corrupt }
            size = try big(index + 9, 7)
        } else if size == 0 {
            size = limit - index
        }
        guard size >= header else { throw corrupt }
        guard size <= limit - index else { throw .truncated(format) }
        return Box(index: index, content: index + header, end: index + size)
    }

    func isBox(_ box: Box, _ tag: StaticString) -> Bool {
        has(tag, at: box.index + 4)
    }
}
