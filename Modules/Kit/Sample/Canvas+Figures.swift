extension Canvas {
    /// A person in a coat, standing at the lower edge of the panel.
    mutating func figure(in area: Area, _ dice: inout SampleDice) {
        let coats: [UInt32] = [0x7A2E3A, 0x2E5A7A, 0x5A4A7A, 0x7A6A2E]
        let size = max(60, min(area.height * dice.roll(38..<52) / 100, area.width))
        let x = area.left + area.width * dice.roll(22..<60) / 100
        let neck = area.bottom - size * 62 / 100
        let coat = Colour(coats[dice.roll(0..<coats.count)])
        let shoulders = (y: neck, left: x - size / 9, right: x + size / 9)
        trapezoid(from: shoulders, to: (area.bottom, x - size / 3, x + size / 3), .ink)
        trapezoid(
            from: (neck + 4, x - size / 9 + 3, x + size / 9 - 3),
            to: (area.bottom, x - size / 3 + 4, x + size / 3 - 4),
            coat
        )
        let radius = size / 7
        disc(x, neck - radius, radius: radius + 3, .ink)
        disc(x, neck - radius, radius: radius, Colour(0xF1D3B8))
        ellipse(
            Area(left: x - radius - 2, top: neck - 2 * radius - 5, right: x + radius + 2, bottom: neck - radius),
            Colour(0x2B1D16)
        )
        disc(x + radius / 3, neck - radius + 4, radius: 2, .ink)
        disc(x - radius / 3, neck - radius + 4, radius: 2, .ink)
    }

    /// A speech bubble with a word in it, and its tail.
    mutating func bubble(in area: Area, _ dice: inout SampleDice) {
        let words = ["HM?", "LOOK!", "WAIT", "OH!", "YES", "NO...", "WHO?", "COME!"]
        let width = min(150, area.width - 40)
        let left = dice.roll(area.left + 14..<max(area.left + 15, area.right - width - 14))
        let top = area.top + dice.roll(14..<40)
        let bubble = Area(left: left, top: top, right: left + width, bottom: top + 62)
        let tail = (y: bubble.bottom - 8, left: left + width / 2 - 10, right: left + width / 2 + 10)
        ellipse(bubble.inset(by: -3), .ink)
        trapezoid(from: (tail.y, tail.left - 4, tail.right + 4), to: (tail.y + 34, left + 30, left + 33), .ink)
        ellipse(bubble, .paper)
        trapezoid(from: tail, to: (tail.y + 27, left + 35, left + 37), .paper)
        let word = words[dice.roll(0..<words.count)]
        write(word, centeredAt: left + width / 2, top: top + 21, dot: 3, .ink)
    }
}
