/// A rectangle of pixels; right and bottom are outside of it.
struct Area: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    func inset(by margin: Int) -> Area {
        Area(left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin)
    }
}
