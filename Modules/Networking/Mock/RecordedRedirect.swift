import MangaConfig

/// Says, in the place of an answer, that it stands elsewhere.
struct RecordedRedirect: Hashable {
    var status = 302
    let target: String

    var identity: String { "\(status) \(target)" }

    /// Throws `POSIXError`.
    func write(to place: String) throws {
        let headers = JSONNode(.object([JSONNode.Member(key: "Location", value: .text(target))]))
        let members = [JSONNode.Member(key: "headers", value: headers), RecordedFiles.meta(status: status)]
        try RecordedFiles(place: place).write(members, beside: nil)
    }
}
