public import MangaLocalization

/// What a command line asks to be served: `FOLDER [--port N] [--listen ADDR] [--token T] [--writable] [--accounts FILE]`.
public struct ServeArguments: Hashable, Sendable {
    public var folder: String
    public var options: ServerOptions
    public var isWritable: Bool
    /// The file of those who may log in; nil for nobody.
    public var accounts: String?

    public init(
        folder: String,
        options: ServerOptions = ServerOptions(),
        isWritable: Bool = false,
        accounts: String? = nil
    ) {
        self.folder = folder
        self.options = options
        self.isWritable = isWritable
        self.accounts = accounts
    }

    /// Reads the words behind the program's name; `--port=N` is `--port N`, and `--` ends the options.
    public init(_ words: [String]) throws(ServeUsageError) {
        var options = ServerOptions()
        var isWritable = false
        var accounts: String?
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
            case "--accounts": accounts = try ServeArguments.value(parts, &rest)
            case "--writable" where parts.count == 1: isWritable = true
            default: throw .unknownOption(word)
            }
        }
        guard folders.count == 1 else { throw .oneFolder }
        self.init(folder: folders[0], options: options, isWritable: isWritable, accounts: accounts)
    }

    /// The options, as `--help` lists them.
    public static let known = ["--port", "--listen", "--token", "--writable", "--accounts", "--help"]

    /// What `--help` says of `program`.
    public static func usage(program: String) -> Message {
        let example = AccountsFile.example.split(separator: "\n").map { String(repeating: " ", count: 20) + $0 }
        return Message(
            ServerPhrase.usage,
            ["program": .text(program), "example": .text(example.joined(separator: "\n"))]
        )
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
