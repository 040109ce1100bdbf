public import Foundation
public import MangaLocalization
public import MangaModels

/// One chapter of a manga, and how it stands on this machine.
///
/// JSON: `id`, `number` (JSON number or string), `title`, `volume`, `language`, `group`, `pageCount`, `releaseDate`,
/// `state` (`none`, `queued`, `paused`, `downloading`, `downloaded`, `missing`, `failed`, `problem`), `donePages` and
/// `totalPages` while downloading, `missingPages` (from 1) of one that was downloaded without some, `reason` (in English,
/// or as the server has it) for `failed` and `problem`; `reading` (`unread`, `started`, `read`), `readPage` (from 1) and
/// `readPages` of one that was started, `readAt` (when it was read last).
public struct ChapterRow: Identifiable, Hashable, Sendable {
    /// What this machine has of the chapter.
    public enum State: Hashable, Sendable {
        case none
        case queued
        case paused
        /// 0 of 0 until the list of pages is known.
        case downloading(done: Int, total: Int)
        case downloaded
        /// It was downloaded, but somebody has taken its folder away.
        case missing
        case failed(reason: Message)
        /// The server says that the chapter cannot be read.
        case problem(reason: String)
    }

    public var chapter: Chapter
    public var state: State
    /// From 0: those that the copy on this disk does without.
    public var missingPages: [Int]
    public var reading: ReadMark
    /// When it was read last, or marked; nil where it was not.
    public var readAt: Date?

    public init(
        _ chapter: Chapter,
        state: State = .none,
        missingPages: [Int] = [],
        reading: ReadMark = .none,
        readAt: Date? = nil
    ) {
        self.chapter = chapter
        self.state = state
        self.missingPages = missingPages
        self.reading = reading
        self.readAt = readAt
    }

    public var id: Chapter.ID {
        chapter.id
    }
}

extension ChapterRow.State {
    /// The word for programs.
    var word: String {
        switch self {
        case .none: "none"
        case .queued: "queued"
        case .paused: "paused"
        case .downloading: "downloading"
        case .downloaded: "downloaded"
        case .missing: "missing"
        case .failed: "failed"
        case .problem: "problem"
        }
    }

    /// In English, for programs.
    var reason: String? {
        switch self {
        case .failed(let reason): reason.text(in: .english)
        case .problem(let reason): reason
        case .none, .queued, .paused, .downloading, .downloaded, .missing: nil
        }
    }
}

extension ChapterRow: Encodable {
    private enum Key: String, CodingKey {
        case id, number, title, volume, language, group, pageCount, releaseDate
        case state, donePages, totalPages, missingPages, reason
        case reading, readPage, readPages, readAt
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(chapter.id, forKey: .id)
        try values.encodeIfPresent(chapter.number, forKey: .number)
        try values.encodeIfPresent(chapter.title, forKey: .title)
        try values.encodeIfPresent(chapter.volume, forKey: .volume)
        try values.encodeIfPresent(chapter.language, forKey: .language)
        try values.encodeIfPresent(chapter.group, forKey: .group)
        try values.encodeIfPresent(chapter.pageCount, forKey: .pageCount)
        try values.encodeIfPresent(chapter.releaseDate.map(Timestamp.text), forKey: .releaseDate)
        try values.encode(state.word, forKey: .state)
        if case .downloading(let done, let total) = state {
            try values.encode(done, forKey: .donePages)
            try values.encode(total, forKey: .totalPages)
        }
        if !missingPages.isEmpty { try values.encode(missingPages.map { $0 + 1 }, forKey: .missingPages) }
        try values.encodeIfPresent(state.reason, forKey: .reason)
        try values.encode(reading.word, forKey: .reading)
        if case .started(let page, let total) = reading {
            try values.encode(max(0, page) &+ 1, forKey: .readPage)
            try values.encode(total, forKey: .readPages)
        }
        try values.encodeIfPresent(readAt.map(Timestamp.text), forKey: .readAt)
    }
}
