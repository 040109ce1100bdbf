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

    let programs: [[UInt8]]
    /// A further word of the command without which the letter means something else.
    let command: [UInt8]?
    let letters: [UInt8]
    let value: Value
    let place: Place
    /// Whether letters without a value may stand before it: `-su`.
    let isClustered: Bool

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
        _ programs: [String],
        command: String? = nil,
        _ letters: String,
        _ value: Value,
        place: Place = .either,
        isClustered: Bool = false
    ) {
        self.programs = programs.map { Array($0.utf8) }
        self.command = command.map { Array($0.utf8) }
        self.letters = Array(letters.utf8)
        self.value = value
        self.place = place
        self.isClustered = isClustered
    }
}
