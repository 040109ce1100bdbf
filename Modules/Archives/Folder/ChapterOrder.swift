import MangaModels

/// Reading order: by number; by volume first where numbers start again in each; then by name.
struct ChapterOrder {
    private let numbersRestart: Bool

    /// Numbers restart where one of them is in two volumes.
    init(_ chapters: [Chapter]) {
        let byNumber = Dictionary(grouping: chapters.filter { $0.number != nil && $0.volume != nil }, by: \.number)
        numbersRestart = byNumber.values.contains { Set($0.map(\.volume)).count > 1 }
    }

    func sorted(_ chapters: [ComicChapter]) -> [ComicChapter] {
        chapters.sorted(by: isBefore)
    }

    private func isBefore(_ one: ComicChapter, _ other: ComicChapter) -> Bool {
        if numbersRestart {
            let volumes = (
                one.chapter.volume.flatMap(ChapterNumber.init), other.chapter.volume.flatMap(ChapterNumber.init)
            )
            if let order = order(volumes.0, volumes.1) { return order }
        }
        return order(one.chapter.number, other.chapter.number) ?? NaturalOrder.isBefore(one.path, other.path)
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
