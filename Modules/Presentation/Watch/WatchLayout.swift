/// Which lines a watched screen has room for beside its rows; of a low one the rows are the last to go.
struct WatchLayout: Hashable {
    let height: Int

    init(height: Int) {
        self.height = max(1, height)
    }

    /// The tabs and their counts.
    var hasTabs: Bool { height >= 2 }
    /// What the keys do.
    var hasFooter: Bool { height >= 3 }
    /// What is in the way of everything; blank where nothing is.
    var hasAlert: Bool { height >= 5 }
    /// How all that is active stands together.
    var hasSummary: Bool { height >= 6 }
    /// Lines for more of the row that the keys mean.
    var details: Int { height < 7 ? 0 : height < 16 ? 1 : height < 20 ? 2 : 3 }
    /// Which rows are shown, and the storage used.
    var hasStorage: Bool { height >= 8 }

    /// The lines that are left for the rows, at least 1.
    var rows: Int {
        height - details - [hasTabs, hasFooter, hasAlert, hasSummary, hasStorage].count { $0 }
    }
}
