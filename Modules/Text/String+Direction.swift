extension String {
    /// Whether any of the text is in a script that is written from right to left: Hebrew, Arabic, Syriac and others.
    ///
    /// Source: Unicode 16, Bidi_Class R and AL by block (UAX #9, 3.2).
    public var isWrittenFromRight: Bool {
        unicodeScalars.contains { scalar in
            guard scalar.value >= 0x590 else { return false }
            return switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
