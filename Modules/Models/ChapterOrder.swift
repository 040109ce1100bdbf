/// Reading order: by number; by volume first where numbers start again in each.
///
/// What has no volume or no number comes behind what has one.
public struct ChapterOrder: Sendable {
    private let numbersRestart: Bool

    /// Numbers restart where one of them is in two volumes.
    public init(of chapters: some Sequence<Chapter>) {
        let numbered = chapters.filter { $0.number != nil && $0.volume != nil }
        let byNumber = Dictionary(grouping: numbered, by: \.number)
        numbersRestart = byNumber.values.contains { Set($0.map(\.volume)).count > 1 }
    }

    /// Whether `one` comes before `other`; nil where only their names can tell.
    public func isBefore(_ one: Chapter, _ other: Chapter) -> Bool? {
        if numbersRestart {
            let volumes = (one.volume.flatMap(ChapterNumber.init), other.volume.flatMap(ChapterNumber.init))
            if let order = order(volumes.0, volumes.1) { return order }
        }
        return order(one.number, other.number)
    }

    /// nil where they are equal; what has no number comes last.
    private func order(_ one: ChapterNumber?, _ other: ChapterNumber?) -> Bool? {
        switch (one, other) {
        case (let one?, let other?): one == other ? nil : one < other
        case (nil, nil): nil
        case (_, nil): true
        case (nil, _): false
        }
    }
}
