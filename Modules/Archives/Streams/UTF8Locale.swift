import Foundation

/// The calling thread's character set while libarchive works.
///
/// libarchive turns the names in 7z and RAR archives into the locale's character set, and gives nothing for any name
/// beyond ASCII in the "C" locale that a program starts in. The locale is set for the thread alone, so that a program
/// that uses this module keeps its own.
enum UTF8Locale {
    /// A locale is never changed or freed once it is made, so any thread may use it.
    private struct Shared: @unchecked Sendable {
        let locale: locale_t?
    }

    private static let shared = Shared(
        locale: newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) ?? newlocale(LC_CTYPE_MASK, "en_US.UTF-8", nil)
    )

    static func whileSet<Value>(_ work: () throws(ArchiveError) -> Value) throws(ArchiveError) -> Value {
        guard let locale = shared.locale else { return try work() }
        let before = uselocale(locale)
        defer { uselocale(before) }
        return try work()
    }
}
