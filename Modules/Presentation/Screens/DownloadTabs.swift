import MangaLocalization
import MangaText

/// The names of the three tabs with their counts, as far as there is room.
struct DownloadTabs {
    private let canvas: Canvas
    private let counts: [DownloadsTab: String]

    init(_ report: DownloadsReport, on canvas: Canvas) {
        // What is active is all there in a moment: how much of it is listed says nothing.
        self.init(on: canvas) { tab in
            let all = report.count(of: tab)
            return (tab == .active ? all : report.rows(of: tab).count, all)
        }
    }

    init(_ report: DownloadsWatchReport, on canvas: Canvas) {
        self.init(on: canvas) { (report.count($0), report.all[$0] ?? 0) }
    }

    private init(on canvas: Canvas, _ count: (DownloadsTab) -> (listed: Int, all: Int)) {
        self.canvas = canvas
        counts = Dictionary(
            uniqueKeysWithValues: DownloadsTab.allCases.map { tab in
                let (listed, all) = count(tab)
                let text =
                    all > listed
                    ? canvas.words(.countOf, ["shown": .count(listed), "count": .count(all)]) : canvas.count(listed)
                return (tab, "(\(text))")
            }
        )
    }

    /// `Completed (50 of 70)`.
    func title(of tab: DownloadsTab) -> String {
        canvas.words(tab.title) + " " + (counts[tab] ?? "")
    }

    /// In one line, where the names or their beginnings fit; else in several.
    func lines(current: DownloadsTab) -> [StyledLine] {
        if let line = fitting(current) { return [line] }
        return DownloadsTab.allCases.map { name(title(of: $0), isCurrent: $0 == current) }
    }

    /// In one line; where there is no room for other names, these tabs are only counted.
    func line(current: DownloadsTab) -> StyledLine {
        fitting(current) ?? line(current, between: " · ") { $0 == current ? title(of: $0) : counts[$0] ?? "" }
    }

    private func fitting(_ current: DownloadsTab) -> StyledLine? {
        let short = { (tab: DownloadsTab) in canvas.words(tab.shortTitle) + " " + (counts[tab] ?? "") }
        let forms =
            [" · ", " "].map { line(current, between: $0, title(of:)) }
            + [" · ", " "].map { line(current, between: $0) { $0 == current ? title(of: $0) : short($0) } }
        return forms.first { $0.width <= canvas.width }
    }

    private func line(_ current: DownloadsTab, between gap: String, _ text: (DownloadsTab) -> String) -> StyledLine {
        DownloadsTab.allCases.reduce(into: StyledLine()) { line, tab in
            if !line.spans.isEmpty { line += StyledLine(gap, .dim) }
            line += name(text(tab), isCurrent: tab == current)
        }
    }

    /// The current one stands in brackets: there may be no colour to tell it.
    private func name(_ title: String, isCurrent: Bool) -> StyledLine {
        isCurrent ? StyledLine("[\(title)]", .heading) : StyledLine(title, .dim)
    }
}
