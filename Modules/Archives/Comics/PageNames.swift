import MangaModels

/// Tells pages from all else by their names, and puts them in order.
public enum PageNames {
    static let imageExtensions: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "avif", "jxl", "bmp"]

    /// Whether the entry `name` is a page: an image, neither hidden nor in a folder of system files.
    public static func isPage(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        guard let last = parts.last, !name.hasSuffix("/"), parts.allSatisfy({ !isIgnored($0) }) else { return false }
        return fileExtension(of: last).map(imageExtensions.contains) ?? false
    }

    /// Hidden, or left behind by a system: `.DS_Store`, `__MACOSX`, `@eaDir`, `Thumbs.db`.
    static func isIgnored(_ part: some StringProtocol) -> Bool {
        part.hasPrefix(".") && part != "." && part != ".." || ignored.contains(part.lowercased())
    }

    /// In lower case, without the dot.
    static func fileExtension(of name: some StringProtocol) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The pages among `entries` in reading order, with each one's place in `entries`.
    static func pages(_ entries: [(name: String, size: Int?)]) -> [(page: ComicPage, entry: Int)] {
        let found = entries.enumerated().filter { isPage($0.element.name) }
        let sorted = found.sorted { NaturalOrder.isBefore($0.element.name, $1.element.name) }
        return sorted.enumerated().map { index, entry in
            (ComicPage(index: index, name: entry.element.name, size: entry.element.size), entry.offset)
        }
    }

    /// The place of the `ComicInfo.xml` that is least deep.
    static func info(in names: [String]) -> Int? {
        let found = names.indices.filter { index in
            names[index].split(separator: "/").last?.lowercased() == "comicinfo.xml"
                && !names[index].split(separator: "/").contains(where: isIgnored)
        }
        return found.min { depth(names[$0]) < depth(names[$1]) }
    }

    private static func depth(_ name: String) -> Int {
        name.count { $0 == "/" }
    }

    private static let ignored: Set<String> = [
        "__macosx", "@eadir", "@recycle", "#recycle", "thumbs.db", "desktop.ini",
    ]
}
