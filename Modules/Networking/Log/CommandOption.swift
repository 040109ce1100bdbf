/// An option of a program that names a secret by one letter.
struct CommandOption: Sendable {
    /// What stands behind it.
    enum Value {
        case password
        /// A user, this sign, and the password.
        case login(UInt8)
    }

    /// Where its value may stand.
    enum Place {
        case attached, apart, either
    }

    let programs: Set<String>
    /// A further word of the command without which the letter means something else.
    var command: String?
    let letters: [UInt8]
    let value: Value
    var place = Place.either
    /// Whether letters without a value may stand before it: `-su`.
    var isClustered = false

    static let all = [
        CommandOption(["curl"], "uU", .login(UInt8(ascii: ":")), isClustered: true),
        CommandOption(["http", "https", "xh", "xhs"], "a", .login(UInt8(ascii: ":"))),
        CommandOption(["smbclient", "rpcclient", "smbget"], "U", .login(UInt8(ascii: "%"))),
        CommandOption(
            [
                "mysql", "mariadb", "mysqldump", "mysqladmin", "mysqlimport", "mariadb-dump", "7z", "7za", "rar",
                "unrar",
            ],
            "p",
            .password,
            place: .attached
        ),
        CommandOption(["sshpass", "mongo", "mongosh", "mongodump", "mongorestore"], "p", .password),
        CommandOption(["redis-cli"], "a", .password, place: .apart),
        CommandOption(["ldapsearch", "ldapadd", "ldapmodify", "ldapdelete", "ldapwhoami"], "w", .password),
        CommandOption(["zip", "unzip", "sqlcmd", "bcp"], "P", .password),
        CommandOption(
            ["docker", "podman", "nerdctl", "buildah", "skopeo", "helm", "az"],
            command: "login",
            "p",
            .password
        ),
    ]

    private init(
        _ programs: Set<String>,
        command: String? = nil,
        _ letters: String,
        _ value: Value,
        place: Place = .either,
        isClustered: Bool = false
    ) {
        self.programs = programs
        self.command = command
        self.letters = Array(letters.utf8)
        self.value = value
        self.place = place
        self.isClustered = isClustered
    }

    /// Whether it is one of a command that begins with `words`.
    func isMeant(behind words: [String]) -> Bool {
        guard let start = words.firstIndex(where: { programs.contains(CommandOption.program($0)) }) else {
            return false
        }
        return command.map(words[start...].contains) ?? true
    }

    /// The last part of a path to a program, without what some systems end it with.
    private static func program(_ word: String) -> String {
        let name = word.split { "/\\".contains($0) }.last.map(String.init) ?? word
        return name.hasSuffix(".exe") ? String(name.dropLast(4)) : name
    }
}
