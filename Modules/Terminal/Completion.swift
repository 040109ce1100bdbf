import MangaText

/// What the completion key does to a line.
enum Completion: Equatable {
    case nothing
    /// Replace the last `count` scalars before the cursor by `text`.
    case replace(count: Int, text: String)
    /// Show what is possible.
    case list([CompletionCandidate])

    /// Decides for the text before the cursor; case does not matter for a match.
    init(of text: String, candidates: (CompletionRequest) -> [CompletionCandidate]) {
        let line = CompletionLine(text)
        let partial = line.request.partial
        let matches = candidates(line.request).map(\.neutralised).filter { candidate in
            candidate.text.lowercased().hasPrefix(partial.lowercased())
        }
        guard let first = matches.first else {
            self = .nothing
            return
        }
        let common = matches.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
        let isOnly = matches.allSatisfy { $0.text == first.text }
        if isOnly || common.count > partial.count {
            let isWhole = isOnly && first.isComplete
            self = .replace(count: line.typedCount, text: line.replacement(for: common, isWhole: isWhole))
        } else {
            self = .list(matches.map { $0.withoutFolder(of: partial) })
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}

extension CompletionCandidate {
    fileprivate var neutralised: CompletionCandidate {
        CompletionCandidate(text: text.neutralised, note: note.neutralised, isComplete: isComplete)
    }

    /// The candidate as a list shows it: without the folder that has been typed already.
    fileprivate func withoutFolder(of partial: String) -> CompletionCandidate {
        guard let slash = partial.lastIndex(of: "/") else { return self }
        let folder = partial[...slash].count
        guard text.count > folder else { return self }
        return CompletionCandidate(text: String(text.dropFirst(folder)), note: note, isComplete: isComplete)
    }
}
