/// Where a sample series plays, with the colours of its sky, its light and its ground.
enum SampleScene: UInt64, Sendable {
    case street = 1
    case sea
    case hills
    case desert

    var sky: [Colour] {
        switch self {
        case .street: [Colour(0x1D2440), Colour(0x2B3158), Colour(0x45426E), Colour(0x6B5A80)]
        case .sea: [Colour(0xE9E9E9), Colour(0xCFCFCF), Colour(0xA4A4A4), Colour(0x6E6E6E)]
        case .hills: [Colour(0x233A5E), Colour(0x3F6C8F), Colour(0xE8B48A), Colour(0xF4D9B0)]
        case .desert: [Colour(0x2A1F3D), Colour(0x5C3A5E), Colour(0xC9765A), Colour(0xF0C27B)]
        }
    }

    var ground: Colour {
        switch self {
        case .street: Colour(0x11131F)
        case .sea: Colour(0x3C3C3C)
        case .hills: Colour(0x2F5D3A)
        case .desert: Colour(0x9A5A33)
        }
    }

    var light: Colour {
        switch self {
        case .street: Colour(0xFFD37A)
        case .sea: Colour(0xFFFFFF)
        case .hills: Colour(0xFFF3C4)
        case .desert: Colour(0xFFF0D0)
        }
    }
}
