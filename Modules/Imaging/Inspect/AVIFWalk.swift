/// Walks an AVIF's boxes and takes the size of its largest picture.
///
/// Tiles, thumbnails and transparency are pictures of their own in the same file and never larger than the page.
struct AVIFWalk {
    private let image: ImageBytes
    private var area = (width: 0, height: 0)
    private var hasDirectory = false
    private var hasContent = false

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        var walk = self
        var index = 0
        while index < image.count, !walk.isAtJunk(index) {
            let box = try image.box(at: index, limit: image.count)
            try walk.take(box)
            index = box.end
        }
        guard walk.hasDirectory, walk.hasContent else { throw .truncated(.avif) }
        return image.facts(walk.area.width, walk.area.height)
    }

    /// Behind a finished picture, what is no box is no loss.
    private func isAtJunk(_ index: Int) -> Bool {
        let known: [StaticString] = ["ftyp", "meta", "mdat", "moov", "moof", "free", "skip", "uuid", "wide"]
        return hasDirectory && hasContent && !known.contains { image.has($0, at: index + 4) }
    }

    private mutating func take(_ box: Box) throws(ImageError) {
        if image.isBox(box, "mdat") { hasContent = true }
        if image.isBox(box, "meta") || image.isBox(box, "moov") {
            hasDirectory = true
            try search(box, depth: 0)
        }
    }

    /// Looks for sizes in `box` and the boxes in it.
    private mutating func search(_ box: Box, depth: Int) throws(ImageError) {
        // `meta` is a full box: a version and flags stand before its content.
        var index = image.isBox(box, "meta") ? box.content + 4 : box.content
        while index + 8 <= box.end {
            let inner = try inside(box, at: index)
            if image.isBox(inner, "ispe") { try measure(inner) }
            if image.isBox(inner, "idat") { hasContent = true }
            if depth < 4, isFolder(inner) { try search(inner, depth: depth + 1) }
            index = inner.end
        }
    }

    /// A box that leaves the one it is in is damage, not a missing end.
    private func inside(_ box: Box, at index: Int) throws(ImageError) -> Box {
        do {
            return try image.box(at: index, limit: box.end)
        } catch {
            throw image.corrupt
        }
    }

    private func isFolder(_ box: Box) -> Bool {
        let folders: [StaticString] = ["meta", "iprp", "ipco"]
        return folders.contains { image.isBox(box, $0) }
    }

    private mutating func measure(_ box: Box) throws(ImageError) {
        // Clamped to what is refused anyway, so that the areas cannot overflow.
        let width = min(try image.big(box.content + 4, 4), ImageInspector.sideLimit + 1)
        let height = min(try image.big(box.content + 8, 4), ImageInspector.sideLimit + 1)
        if width * height > area.width * area.height {
            area = (width, height)
        }
    }
}
