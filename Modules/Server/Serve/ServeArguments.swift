public import MangaLocalization

/// What a command line asks to be served: `FOLDER [--port N] [--listen ADDR] [--token T] [--writable]`.
public struct ServeArguments: Hashable, Sendable {
    public var folder: String
    public var options: ServerOptions
    public var isWritable: Bool

    public init(folder: String, options: ServerOptions = ServerOptions(), isWritable: Bool = false) {
        self.folder = folder
        self.options = options
        self.isWritable = isWritable
    }

    /// Reads the words behind the program's name; `--port=N` is `--port N`, and `--` ends the options.
    public init(_ words: [String]) throws(ServeUsageError) {
        var options = ServerOptions()
        var isWritable = false
        var folders: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                folders.append(word)
                continue
            }
            if word == "--" {
                folders += rest
                break
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--port": options.port = try ServeArguments.port(ServeArguments.value(parts, &rest))
            case "--listen": options.address = try ServeArguments.value(parts, &rest)
            case "--token": options.token = try ServeArguments.value(parts, &rest)
            case "--writable" where parts.count == 1: isWritable = true
            default: throw .unknownOption(word)
            }
        }
        guard folders.count == 1 else { throw .oneFolder }
        self.init(folder: folders[0], options: options, isWritable: isWritable)
    }

    /// The options, as `--help` lists them.
    public static let known = ["--port", "--listen", "--token", "--writable", "--help"]

    /// What `--help` says of `program`.
    public static func usage(program: String) -> Message {
        Message(ServerPhrase.usage, ["program": .text(program)])
    }

    private static func value(_ parts: [String], _ rest: inout ArraySlice<String>) throws(ServeUsageError) -> String {
        let value = parts.count == 2 ? parts[1] : rest.popFirst()
        guard let value, !value.isEmpty else { throw .missingValue(parts[0]) }
        return value
    }

    private static func port(_ text: String) throws(ServeUsageError) -> UInt16 {
        guard let port = UInt16(text) else { throw .badPort(text) }
        return port
    }
}
