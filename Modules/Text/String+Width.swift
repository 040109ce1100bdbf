extension String {
    /// The number of terminal cells this text takes on one row.
    ///
    /// CJK and emoji take 2, combining marks, control and format characters 0. A family, a flag, a keycap or an emoji
    /// with a skin tone is one cluster of 2 cells.
    public var displayWidth: Int {
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
        return letterWidth ?? clusterWidth
    }

    /// Cluster by cluster, which is right for every text, and slow.
    private var clusterWidth: Int { reduce(0) { $0 + $1.cellWidth } }

    /// The sum of the scalars where each is a letter that never joins with what stands beside it; nil for other texts.
    private var letterWidth: Int? {
        var width = 0
        for scalar in unicodeScalars {
            guard let cells = scalar.letterWidth else { return nil }
            width += cells
        }
        return width
    }

    /// The text cut to at most `width` cells, with `…` in the last cell when something was cut.
    ///
    /// Grapheme clusters stay whole. A width below 1 gives the empty string.
    public func clipped(to width: Int) -> String {
        guard width > 0 else { return "" }
        guard !fits(in: width) else { return self }
        return cut(to: width - 1) + "…"
    }

    /// The text clipped to `width` cells and filled with spaces to exactly that width.
    public func padded(to width: Int, _ alignment: Alignment = .leading) -> String {
        let text = clipped(to: width)
        let (before, after) = alignment.padding(of: max(0, width - text.displayWidth))
        return String(repeating: " ", count: before) + text + String(repeating: " ", count: after)
    }

    /// Stops at the first cluster too many, so that a very long text costs no more than a short one.
    private func fits(in width: Int) -> Bool {
        var used = 0
        for scalar in unicodeScalars {
            guard let cells = scalar.letterWidth else { return fitsByClusters(in: width) }
            used += cells
            // What might join with it makes no cluster that is narrower.
            guard used <= width else { return false }
        }
        return true
    }

    private func fitsByClusters(in width: Int) -> Bool {
        var used = 0
        return allSatisfy { character in
            used += character.cellWidth
            return used <= width
        }
    }

    private func cut(to width: Int) -> String {
        var used = 0
        let kept = prefix { character in
            used += character.cellWidth
            return used <= width
        }
        return String(kept)
    }
}

extension Alignment {
    /// Divides free cells into those before and those after the text.
    func padding(of cells: Int) -> (before: Int, after: Int) {
        switch self {
        case .leading: (0, cells)
        case .centre: (cells / 2, cells - cells / 2)
        case .trailing: (cells, 0)
        }
    }
}
