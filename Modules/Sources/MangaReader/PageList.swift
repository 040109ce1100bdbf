import Foundation
import MangaModels

/// The pages of a manifest: in order, each address once and absolute, counted from 0.
struct PageList {
    /// More pages than any chapter has; what lists more is a mistake or an attack.
    static let limit = 20_000
    private static let longestAddress = 8192

    let pages: [Page]

    /// `server` is the `baseURL` that relative addresses stand below.
    init(_ manifest: ChapterManifest, server: String) throws(SourceError) {
        guard manifest.images.count <= PageList.limit else {
            throw .tooManyPages(count: manifest.images.count, limit: PageList.limit)
        }
        guard manifest.images.count >= manifest.totalPages else {
            throw .incomplete(present: manifest.images.count, total: manifest.totalPages)
        }
        // Pages of the same number stay in the order in which they came.
        let ordered = manifest.images.enumerated().sorted {
            ($0.element.page, $0.offset) < ($1.element.page, $1.offset)
        }
        var pages: [Page] = []
        for (index, image) in ordered.map(\.element).enumerated() {
            guard let url = PageList.absolute(image.url, server: server) else {
                throw .invalidPageURL(page: index, url: String(image.url.prefix(200)))
            }
            pages.append(Page(index: index, url: url, size: PageList.size(image), filename: PageList.name(image)))
        }
        self.pages = pages.distinct
    }

    /// A size that no page can have is no size.
    private static func size(_ image: ChapterManifest.Image) -> Int? {
        image.size.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func name(_ image: ChapterManifest.Image) -> String? {
        image.filename.isEmpty ? nil : image.filename
    }

    /// Nil where `address` is not, and does not become, an http or https address.
    static func absolute(_ address: String, server: String) -> String? {
        guard !address.isEmpty, address.utf8.count <= longestAddress,
            address.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
        else { return nil }
        let text = LooseAddress(hasScheme(address) ? address : joined(server, address)).encoded
        guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
            let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme)
        else { return nil }
        return url.absoluteString
    }

    /// `//host/path` takes the server's scheme (RFC 3986 §4.2); anything else stands below the server's address.
    private static func joined(_ server: String, _ address: String) -> String {
        if address.hasPrefix("//") { return (server.hasPrefix("https:") ? "https:" : "http:") + address }
        return server + (address.hasPrefix("/") ? "" : "/") + address
    }

    /// Whether there is a `:` before any `/`, `?` or `#`: what RFC 3986 §4.2 takes as a scheme.
    private static func hasScheme(_ address: String) -> Bool {
        address.first { ":/?#".contains($0) } == ":"
    }
}
