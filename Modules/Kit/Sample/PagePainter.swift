import MangaImaging

/// Draws one page of a sample series: a cover, or panels in a layout of the page's own.
struct PagePainter {
    static let width = 600
    static let height = 850

    private let series: SampleSeries
    private let chapter: SampleChapter
    private let index: Int
    private var canvas = Canvas(width: width, height: height)
    private var dice: SampleDice

    init(_ series: SampleSeries, _ chapter: SampleChapter, page index: Int) {
        self.series = series
        self.chapter = chapter
        self.index = index
        let text = chapter.number.utf8.reduce(UInt64(17)) { $0 &* 31 &+ UInt64($1) }
        dice = SampleDice(series.scene.rawValue &* 1_000_003 &+ text &* 101 &+ UInt64(index))
    }

    /// The bytes of the page in the format that the series has for it.
    func bytes() -> [UInt8]? {
        var painter = self
        painter.draw()
        guard let image = painter.canvas.image else { return nil }
        let data =
            switch series.format(ofPage: index) {
            case .png: image.pngData()
            case .webp: image.webpData(quality: 0.7)
            default: image.jpegData(compressionQuality: 0.8)
            }
        return data.map { [UInt8]($0) }
    }

    private mutating func draw() {
        let sheet = Area(left: 24, top: 24, right: PagePainter.width - 24, bottom: PagePainter.height - 50)
        if index == 0 {
            panel(sheet, isCover: true)
            titles(on: sheet)
        } else {
            for area in layout(of: sheet) { panel(area, isCover: false) }
        }
        let number = "\(index + 1)"
        canvas.write(number, centeredAt: PagePainter.width / 2, top: PagePainter.height - 38, dot: 3, .ink)
    }

    private mutating func titles(on sheet: Area) {
        let words = series.title.uppercased().split(separator: " ").filter { $0.allSatisfy(\.isASCII) }
        for (line, word) in words.enumerated() {
            canvas.write(
                String(word),
                centeredAt: PagePainter.width / 2,
                top: sheet.top + 40 + line * 62,
                dot: 7,
                series.scene.light
            )
        }
        canvas.fill(Area(left: sheet.left, top: 640, right: sheet.right, bottom: 740), .paper)
        canvas.write(chapter.number.uppercased(), centeredAt: PagePainter.width / 2, top: 655, dot: 10, .ink)
    }

    /// Rows of one or two panels; read from the right, the wide one stands at the right.
    private mutating func layout(of sheet: Area) -> [Area] {
        let gutter = 12
        let rows = 2 + index % 2
        let height = (sheet.height - gutter * (rows - 1)) / rows
        return (0..<rows).flatMap { row -> [Area] in
            let top = sheet.top + row * (height + gutter)
            var wide = Area(left: sheet.left, top: top, right: sheet.right, bottom: top + height)
            guard dice.roll(0..<3) > 0 else { return [wide] }
            let split = sheet.width * dice.roll(40..<68) / 100
            var narrow = wide
            if series.isRightToLeft {
                wide.left = sheet.right - split
                narrow.right = wide.left - gutter
            } else {
                wide.right = sheet.left + split
                narrow.left = wide.right + gutter
            }
            return [wide, narrow]
        }
    }

    private mutating func panel(_ area: Area, isCover: Bool) {
        canvas.fill(area, .ink)
        canvas.clip = area.inset(by: 4)
        defer { canvas.clip = Area(left: 0, top: 0, right: PagePainter.width, bottom: PagePainter.height) }
        canvas.draw(series.scene, in: area, &dice)
        canvas.figure(in: area, &dice)
        if !isCover, area.width > 160 { canvas.bubble(in: area, &dice) }
    }
}
