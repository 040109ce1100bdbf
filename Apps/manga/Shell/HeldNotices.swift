import MangaLocalization
import MangaText

/// Notices that are told when the whole screen is free again.
@MainActor
final class HeldNotices {
    /// Of more, the last ones are told.
    private static let limit = 50

    private var notices: [(message: Message, style: TextStyle)] = []

    func add(_ message: Message, _ style: TextStyle) {
        notices = notices.suffix(Self.limit - 1) + [(message, style)]
    }

    func tell(_ output: Output) {
        for notice in notices { output.notice(notice.message, notice.style) }
    }
}
