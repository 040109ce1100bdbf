import MangaText

/// What the completion key does to a line.
enum Completion: Equatable {
    case nothing
    /// Replace the last `count` scalars before the cursor by `text`.
    case replace(count: Int, text: String)
    /// Show what is possible.
    case list([CompletionCandidate])

    /// Decides for the text before the cursor; case does not matter for a match.
    ///
    /// Where no candidate begins with what was typed, those in which a word does are meant.
    init(of text: String, candidates: (CompletionRequest) -> [CompletionCandidate]) {
        let line = CompletionLine(text)
        let partial = line.request.partial
        let all = line.isComment ? [] : candidates(line.request).map(\.neutralised)
        let begun = all.filter { $0.begins(with: partial) }
        let matches = begun.isEmpty ? all.filter { $0.hasWord(beginningWith: partial) } : begun
        guard let first = matches.first else {
            self = .nothing
            return
        }
        let common = matches.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
        let isOnly = matches.allSatisfy { $0.text == first.text }
        if isOnly || !begun.isEmpty && common.count > partial.count {
            let isWhole = isOnly && first.isComplete
            self = .replace(count: line.typedCount, text: line.replacement(for: common, isWhole: isWhole))
        } else {
            self = .list(matches.map { $0.withoutFolder(of: partial) })
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.map(\.0))
    }
}

extension CompletionCandidate {
    /// Capitals aside.
    fileprivate func begins(with partial: String) -> Bool {
        text.lowercased().hasPrefix(partial.lowercased())
    }

    /// Whether a word in it does, other than the first.
    fileprivate func hasWord(beginningWith partial: String) -> Bool {
        text.lowercased().contains(" " + partial.lowercased())
    }

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
