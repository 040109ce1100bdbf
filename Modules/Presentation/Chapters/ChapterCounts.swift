import MangaLocalization

/// The line above the chapters: how many there are, and how many in each state.
enum ChapterCounts {
    static func text(_ rows: [ChapterRow], on canvas: Canvas) -> String {
        let all = canvas.words(.countChapters, ["count": .count(rows.count)])
        var parts = phrases.compactMap { word, phrase in
            let count = rows.count { $0.state.word == word }
            return count == 0 ? nil : canvas.words(phrase, ["count": .count(count)])
        }
        let read = rows.count { $0.reading.isRead }
        if read > 0 { parts.append(canvas.words(.countRead, ["count": .count(read)])) }
        let gaps = rows.count { !$0.missingPages.isEmpty }
        if gaps > 0 { parts.append(canvas.words(.countGaps, ["count": .count(gaps)])) }
        return ([all] + parts).joined(separator: " · ")
    }

    private static let phrases: [(String, PresentationPhrase)] = [
        ("downloaded", .countDownloaded),
        ("missing", .countGone),
        ("downloading", .countDownloading),
        ("queued", .countQueued),
        ("paused", .countPaused),
        ("failed", .countFailed),
        ("problem", .countProblems),
    ]
}
