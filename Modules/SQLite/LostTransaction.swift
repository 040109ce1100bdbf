/// A failure after which SQLite has undone everything, not only what failed.
struct LostTransaction: Error {
    let reason: any Error
}
