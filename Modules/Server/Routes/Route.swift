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

    init?(_ segments: [String]) {
        if segments == ["manga", "popular"] {
            self = .popular
            return
        }
        guard segments.starts(with: ["api", "v1"]) else { return nil }
        let rest = Array(segments.dropFirst(2))
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

    /// The methods it answers, as `Allow` lists them.
    var methods: [String] {
        switch self {
        case .download: ["POST"]
        case .preparedChapter: ["GET", "HEAD", "DELETE"]
        default: ["GET", "HEAD"]
        }
    }
}
