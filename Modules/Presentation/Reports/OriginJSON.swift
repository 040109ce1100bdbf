import MangaConfig

/// A setting's origin in JSON: `kind` (`default`, `preset`, `process`, `file`, `variable` or `flag`), and `path`, `line`,
/// `name` where there are any.
struct OriginJSON: Encodable {
    var kind: String
    var path: String?
    var line: Int?
    var name: String?

    init(_ origin: Origin) {
        switch origin {
        case .standard: kind = "default"
        case .preset: kind = "preset"
        case .process: kind = "process"
        case .file(let path, _, let line):
            kind = "file"
            self.path = path
            self.line = line
        case .variable(let name):
            kind = "variable"
            self.name = name
        case .flag(let name), .assignment(let name):
            kind = "flag"
            self.name = name
        }
    }
}
