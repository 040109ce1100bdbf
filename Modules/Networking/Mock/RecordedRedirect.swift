import MangaConfig

/// Says, in the place of an answer, that it stands elsewhere.
struct RecordedRedirect: Hashable {
    let target: String

    /// Throws `POSIXError`.
    func write(to place: String) throws {
        let headers = JSONNode(.object([JSONNode.Member(key: "Location", value: .text(target))]))
        let members = [JSONNode.Member(key: "headers", value: headers), RecordedFiles.meta(status: 302)]
        try RecordedFiles(place: place).write(members, beside: nil)
    }
}
