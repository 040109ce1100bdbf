import MangaLocalization

/// What went wrong, as `--json` says it on standard error: `error` with `code`, `message` (English) and, in a script,
/// `script` and `line`.
struct Complaint: Encodable {
    struct Facts: Encodable {
        let code: String
        let message: String
        var script: String?
        var line: Int?
    }

    let error: Facts

    init(_ problem: Message, at place: ScriptPlace?) {
        var facts = Facts(code: problem.code, message: problem.text(in: .english))
        if let place {
            facts.script = place.name.text(in: .english)
            facts.line = place.line
        }
        error = facts
    }
}
