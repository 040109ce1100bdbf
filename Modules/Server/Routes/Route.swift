/// What a path names.
enum Route: Equatable {
    case health
    case popular
    case search
    case manga(String)
    case chapters(String)
    case download(String, chapter: String)
    case preparedChapters(String)
    case preparedChapter(String, chapter: String)
    case image(String, chapter: String, page: String)
    case storage
    case refreshToken
    case forgotPassword
    case customer
    case creditCard(String)
    case reloadConfig(String)

    init?(_ segments: [String]) {
        if segments == ["manga", "popular"] {
            self = .popular
            return
        }
        guard segments.first == "api", segments.count > 2 else { return nil }
        let rest = Array(segments.dropFirst(2))
        switch segments[1] {
        case "v1": self.init(content: rest)
        case "v2" where rest == ["RefreshToken"]: self = .refreshToken
        case "v3" where rest.first == "Customer": self.init(account: Array(rest.dropFirst()))
        default: return nil
        }
    }

    private init?(account rest: [String]) {
        switch (rest.first, rest.count) {
        case (nil, 0): self = .customer
        case ("Password", 2) where rest[1] == "Forgot": self = .forgotPassword
        case ("CreditCard", 2): self = .creditCard(rest[1])
        case ("ReloadConfig", 2): self = .reloadConfig(rest[1])
        default: return nil
        }
    }

    private init?(content rest: [String]) {
        switch (rest.first, rest.count) {
        case ("health", 1): self = .health
        case ("manga", 1): self = .search
        case ("manga", 2): self = .manga(rest[1])
        case ("manga", 3) where rest[2] == "chapters": self = .chapters(rest[1])
        case ("download", 3): self = .download(rest[1], chapter: rest[2])
        case ("chapters", 2): self = .preparedChapters(rest[1])
        case ("chapters", 3): self = .preparedChapter(rest[1], chapter: rest[2])
        case ("images", 4): self = .image(rest[1], chapter: rest[2], page: rest[3])
        case ("storage", 2) where rest[1] == "stats": self = .storage
        default: return nil
        }
    }

    /// Whether the answer is a page, which has its own rules for being kept.
    var isPage: Bool {
        if case .image = self { true } else { false }
    }

    /// Whether it belongs to accounts, of which a server may have none.
    var isAccount: Bool {
        switch self {
        case .refreshToken, .forgotPassword, .customer, .creditCard, .reloadConfig: true
        default: false
        }
    }

    /// Whether what a client sends is looked at.
    var readsBody: Bool {
        switch self {
        case .refreshToken, .forgotPassword, .customer: true
        default: false
        }
    }

    /// The methods it answers, as `Allow` lists them.
    var methods: [String] {
        switch self {
        case .download, .refreshToken, .forgotPassword: ["POST"]
        case .customer: ["GET", "HEAD", "PUT"]
        case .creditCard, .reloadConfig: ["DELETE"]
        case .preparedChapter: ["GET", "HEAD", "DELETE"]
        default: ["GET", "HEAD"]
        }
    }
}
