extension [Page] {
    /// The same pages in the same order, each address once, counted anew from 0.
    public var distinct: [Page] {
        var seen: Set<String> = []
        return filter { seen.insert($0.url).inserted }.enumerated().map { index, page in
            Page(index: index, url: page.url, size: page.size, filename: page.filename)
        }
    }
}
