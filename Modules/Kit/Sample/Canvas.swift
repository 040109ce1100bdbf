import MangaImaging

/// Paper to draw on; what lies outside of `clip` is not touched.
struct Canvas {
    let width: Int
    let height: Int
    var clip: Area
    private var pixels: [UInt8]

    init(width: Int, height: Int, paper: Colour = .paper) {
        self.width = width
        self.height = height
        clip = Area(left: 0, top: 0, right: width, bottom: height)
        pixels = [UInt8](repeating: 0, count: width * height * 4)
        fill(clip, paper)
    }

    /// The drawing as an image; nil never, as the sizes agree.
    var image: PageImage? {
        PageImage(width: width, height: height, pixels: pixels)
    }

    /// Colours the row `y` from `left` up to, not including, `right`.
    mutating func span(_ y: Int, _ left: Int, _ right: Int, _ colour: Colour) {
        let left = max(left, clip.left)
        let right = min(right, clip.right)
        guard left < right, y >= clip.top, y < clip.bottom else { return }
        let bytes = (y * width + left) * 4..<(y * width + right) * 4
        pixels.withUnsafeMutableBytes { buffer in
            Canvas.repeat(colour, over: UnsafeMutableRawBufferPointer(rebasing: buffer[bytes]))
        }
    }

    /// Writes one pixel and doubles what is written: a few large copies are fast in every build.
    private static func `repeat`(_ colour: Colour, over bytes: UnsafeMutableRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        bytes.storeBytes(of: colour.pixel.littleEndian, as: UInt32.self)
        var done = 4
        while done < bytes.count {
            let length = min(done, bytes.count - done)
            (start + done).copyMemory(from: start, byteCount: length)
            done += length
        }
    }

    mutating func fill(_ area: Area, _ colour: Colour) {
        for y in max(area.top, clip.top)..<max(area.top, clip.top, min(area.bottom, clip.bottom)) {
            span(y, area.left, area.right, colour)
        }
    }

    /// A filled ellipse that touches all sides of `area`.
    mutating func ellipse(_ area: Area, _ colour: Colour) {
        guard area.width > 0, area.height > 0 else { return }
        let center = Double(area.left + area.right) / 2
        for y in area.top..<area.bottom {
            let distance = (Double(y) + 0.5 - Double(area.top)) / Double(area.height) * 2 - 1
            let half = max(0, 1 - distance * distance).squareRoot() * Double(area.width) / 2
            span(y, Int((center - half).rounded()), Int((center + half).rounded()), colour)
        }
    }

    /// A filled trapezoid between the row `top` and the row `bottom`.
    mutating func trapezoid(
        from top: (y: Int, left: Int, right: Int),
        to bottom: (y: Int, left: Int, right: Int),
        _ colour: Colour
    ) {
        let rows = max(1, bottom.y - top.y)
        for y in top.y..<max(top.y, bottom.y) {
            let step = y - top.y
            let left = top.left + (bottom.left - top.left) * step / rows
            let right = top.right + (bottom.right - top.right) * step / rows
            span(y, left, right, colour)
        }
    }

    /// A disc of `radius` around a point.
    mutating func disc(_ x: Int, _ y: Int, radius: Int, _ colour: Colour) {
        ellipse(Area(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius), colour)
    }
}
