extension String {
    /// The text as one line that a terminal can only show, never obey.
    ///
    /// - A control character becomes its visible picture (`ESC` becomes `␛`), a C1 control or a noncharacter `U+FFFD`;
    ///   kitty runs `U+009B` as the start of an escape sequence.
    /// - A tab or a line break of any kind becomes a space.
    /// - Bidirectional controls, invisible characters, variation selectors, joiners and tags disappear. Joined emoji
    ///   fall apart into single ones, whose width terminals agree on. What keeps two letters apart (`U+200C`) stays
    ///   between those of scripts that are spelt with it, Persian and those of India.
    /// - More than eight marks on one character are dropped.
    public var neutralised: String { neutralised(lineBreak: " ") }

    /// The same as ``neutralised``, but line breaks of any kind become `\n`.
    public var neutralisedLines: String { neutralised(lineBreak: "\n") }

    /// The same as ``neutralised`` for programs, which count no cells: joiners and variation selectors stay.
    public var neutralisedData: String { neutralised(lineBreak: " ", keepsJoiners: true) }

    private func neutralised(lineBreak: Unicode.Scalar, keepsJoiners: Bool = false) -> String {
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
        var result = UnicodeScalarView()
        var marks = 0
        var previous: Unicode.Scalar?
        for place in unicodeScalars.indices {
            let scalar = unicodeScalars[place]
            defer { previous = scalar }
            if scalar == "\n" && previous == "\r" { continue }
            if scalar.isJoiner {
                let next = unicodeScalars[unicodeScalars.index(after: place)...].first
                let isSpelling = scalar == "\u{200C}" && [previous, next].allSatisfy { $0?.isKeptApart == true }
                if keepsJoiners || isSpelling { result.append(scalar) }
                continue
            }
            guard let safe = scalar.isLineBreak ? lineBreak : scalar.neutralised else { continue }
            marks = safe.cellWidth == 0 && safe != "\n" ? marks + 1 : 0
            if marks <= 8 { result.append(safe) }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// What joins the characters around it, keeps them apart or chooses their form; it has no cell of its own.
    fileprivate var isJoiner: Bool {
        switch value {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
        default: false
        }
    }

    /// Whether it is of a script in which words are spelt with `U+200C`, from Arabic to Sinhala.
    fileprivate var isKeptApart: Bool { (0x620...0xDFF).contains(value) }

    /// A scalar that is safe to show in place of this one, or nil when there is nothing to show.
    fileprivate var neutralised: Unicode.Scalar? {
        switch value {
        case 0x09: " "
        case 0..<0x20: Unicode.Scalar(0x2400 + value)
        case 0x20..<0x7F: self
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: neutralisedBeyondASCII
        }
    }

    private var neutralisedBeyondASCII: Unicode.Scalar? {
        if isPlainLetter { return self }
        if properties.isNoncharacterCodePoint { return "\u{FFFD}" }
        if properties.isDefaultIgnorableCodePoint { return nil }
        return properties.generalCategory == .format && !isVisibleFormat ? nil : self
    }

    /// Letters of which none is hidden or a format: a table of titles has thousands, and their properties are slow to ask.
    private var isPlainLetter: Bool {
        switch value {
        case 0xC0...0x24F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Arabic, Syriac and Kaithi number signs are format characters by category, but have a shape of their own.
    private var isVisibleFormat: Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }
}
