extension Canvas {
    /// Sky, light and ground of `scene`, each panel a little different.
    mutating func draw(_ scene: SampleScene, in area: Area, _ dice: inout SampleDice) {
        let horizon = area.top + area.height * dice.roll(58..<74) / 100
        sky(scene, in: area, to: horizon)
        stars(scene, above: horizon, in: area, &dice)
        let radius = max(12, min(area.width, area.height) * dice.roll(8..<15) / 100)
        let moon = (x: area.left + area.width * dice.roll(18..<82) / 100, y: area.top + radius + dice.roll(14..<50))
        disc(moon.x, moon.y, radius: radius, scene.light)
        if scene == .street { houses(scene, in: area, to: horizon, &dice) }
        fill(Area(left: area.left, top: horizon, right: area.right, bottom: area.bottom), scene.ground)
        switch scene {
        case .street: lamps(scene, in: area, horizon, &dice)
        case .sea: waves(scene, in: area, horizon, &dice)
        case .hills, .desert: hills(scene, in: area, horizon, &dice)
        }
    }

    private mutating func sky(_ scene: SampleScene, in area: Area, to horizon: Int) {
        let bands = scene.sky
        for (index, colour) in bands.enumerated() {
            let top = area.top + (horizon - area.top) * index / bands.count
            let bottom = area.top + (horizon - area.top) * (index + 1) / bands.count
            fill(Area(left: area.left, top: top, right: area.right, bottom: bottom), colour)
        }
    }

    private mutating func stars(_ scene: SampleScene, above horizon: Int, in area: Area, _ dice: inout SampleDice) {
        for _ in 0..<area.width / 24 {
            let point = (x: dice.roll(area.left..<area.right), y: dice.roll(area.top..<(area.top + horizon) / 2))
            fill(Area(left: point.x, top: point.y, right: point.x + 3, bottom: point.y + 3), scene.light)
        }
    }

    private mutating func houses(
        _ scene: SampleScene,
        in area: Area,
        to horizon: Int,
        _ dice: inout SampleDice
    ) {
        var left = area.left - dice.roll(0..<30)
        while left < area.right {
            let width = dice.roll(54..<100)
            let house = Area(
                left: left,
                top: horizon - (horizon - area.top) * dice.roll(24..<62) / 100,
                right: left + width,
                bottom: horizon
            )
            fill(house, Colour(0x191C2E))
            let roof = (y: house.top - 26, left: left + width / 3, right: left + width * 2 / 3)
            trapezoid(from: roof, to: (house.top, left - 3, left + width + 3), Colour(0x262338))
            windows(of: house, scene, &dice)
            left += width + dice.roll(2..<14)
        }
    }

    private mutating func windows(of house: Area, _ scene: SampleScene, _ dice: inout SampleDice) {
        for y in stride(from: house.top + 12, to: house.bottom - 16, by: 26) {
            for x in stride(from: house.left + 9, to: house.right - 12, by: 20) where dice.roll(0..<3) == 0 {
                fill(Area(left: x, top: y, right: x + 10, bottom: y + 14), scene.light)
            }
        }
    }

    private mutating func lamps(_ scene: SampleScene, in area: Area, _ horizon: Int, _ dice: inout SampleDice) {
        for x in stride(from: area.left + dice.roll(20..<70), to: area.right, by: 120) {
            let foot = min(area.bottom, horizon + 40)
            let glow = (y: foot - 92, left: x - 4, right: x + 4)
            trapezoid(from: glow, to: (foot + 8, x - 34, x + 34), Colour(0x3A3A55))
            fill(Area(left: x - 2, top: foot - 96, right: x + 2, bottom: foot), Colour(0x05060A))
            disc(x, foot - 98, radius: 10, scene.light)
        }
    }

    private mutating func waves(_ scene: SampleScene, in area: Area, _ horizon: Int, _ dice: inout SampleDice) {
        for y in stride(from: horizon + 8, to: area.bottom, by: 14) {
            for x in stride(from: area.left + dice.roll(0..<40), to: area.right, by: 64) {
                fill(Area(left: x, top: y, right: x + dice.roll(12..<40), bottom: y + 3), Colour(0xBDBDBD))
            }
        }
        let x = area.left + area.width * dice.roll(20..<80) / 100
        trapezoid(from: (horizon - 120, x - 11, x + 11), to: (horizon + 6, x - 19, x + 19), .paper)
        trapezoid(from: (horizon - 80, x - 14, x + 14), to: (horizon - 56, x - 15, x + 15), Colour(0x555555))
        fill(Area(left: x - 13, top: horizon - 140, right: x + 13, bottom: horizon - 120), .ink)
        disc(x, horizon - 130, radius: 7, scene.light)
    }

    private mutating func hills(_ scene: SampleScene, in area: Area, _ horizon: Int, _ dice: inout SampleDice) {
        let tints = scene == .hills ? [0x47794C, 0x3A6B43, 0x2F5D3A] : [0xC98A4E, 0xB5733F, 0x9A5A33]
        for (step, tint) in tints.enumerated() {
            let x = dice.roll(area.left..<area.right)
            let width = area.width * dice.roll(60..<110) / 100
            let top = horizon - 46 + step * 26
            let hill = Area(left: x - width / 2, top: top, right: x + width / 2, bottom: top + 150)
            ellipse(hill, Colour(UInt32(tint)))
        }
    }
}
