import Foundation

/// The size of a terminal in cells.
public struct ScreenSize: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    static let fallback = ScreenSize(columns: 80, rows: 24)

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Asks the terminal behind `descriptor`; what it does not know (no terminal, or 0 cells) is 80 by 24.
    init(descriptor: Int32) {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : Self.fallback.columns
        rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : Self.fallback.rows
    }
}
