/// Texts of all kinds for properties that every text has.
enum Samples {
    static let texts = [
        "", " ", "a", "Lantern Street", "  two  spaces  ", "日本語の漫画、第12話「灯り」。", "한국어 제목", "e\u{301}\u{302}x",
        "👨‍👩‍👧‍👦🇯🇵❤️👍🏽", "\u{600}12", "مانگا في الليل", "abcdefghijklmnopqrstuvwxyz", "mixed 日本 and Latin", "\u{301}\u{302}",
        "line\nbreak\r\nand\u{2028}more", "\u{1B}[31m\u{9B}", "\u{1100}\u{1161}\u{11A8}", "¿Quién?",
    ]

    /// Every scalar there is, in pieces that tests can run side by side.
    static let planes: [ClosedRange<UInt32>] = [
        0...0xFFFF, 0x1_0000...0x1_FFFF, 0x2_0000...0x3_FFFF, 0xE_0000...0xE_FFFF, 0xF_0000...0x10_FFFF,
    ]

    /// The blocks in which characters differ from each other.
    static let blocks: [ClosedRange<UInt32>] = [
        0...0x33FF, 0xA000...0xABFF, 0xD700...0xD7FF, 0xF900...0xFFFF, 0x1_0000...0x1_6FFF, 0x1_B000...0x1_FFFF,
        0xE_0000...0xE_0FFF,
    ]
}
