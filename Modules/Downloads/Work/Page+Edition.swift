import MangaModels

extension [Page] {
    /// What tells this list from that of another version of the chapter: names and sizes, as far as the server says.
    ///
    /// Not the addresses: they may be others on each visit.
    var edition: String {
        // Told apart by lengths, so that no name can look like the next line.
        map { page in
            let name = page.filename ?? ""
            return "\(page.size.map(String.init) ?? "-") \(page.filename == nil ? -1 : name.utf8.count) \(name)"
        }.joined(separator: "\n")
    }
}
