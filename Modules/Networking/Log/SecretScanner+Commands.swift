/// Command lines whose options have other names than what follows them.
extension SecretScanner {
    /// So far before an option the name of its program is looked for.
    private static let reach = 400

    /// Masks the password of `curl -u user:password`, `mysql -ppassword` and the like; false where none stands here.
    mutating func takeOption() -> Bool {
        guard bytes[index] == UInt8(ascii: "-"), index == 0 || !SecretScanner.isName(bytes[index - 1]) else {
            return false
        }
        let word = index..<end(from: index, SecretScanner.endsWord)
        if byte(index + 1) == UInt8(ascii: "-") { return takeLogin(behind: word) }
        guard word.count > 1 else { return false }
        let options = CommandOption.all.filter { placeOfValue(of: $0, in: word) != nil }
        guard !options.isEmpty, case let command = startOfCommand(before: index)..<index,
            let option = options.first(where: { isMeant($0, in: command) }),
            let place = placeOfValue(of: option, in: word)
        else { return false }
        let quote = QuoteMark(in: bytes, at: place)
        let start = place + (quote?.length ?? 0)
        let value = start..<(quote?.end(in: bytes, from: start).place ?? end(from: start, SecretScanner.endsWord))
        switch option.value {
        case .login(let sign): return mask(passwordOf: value, behind: sign)
        case .password:
            guard !value.isEmpty, quote != nil || bytes[place] != UInt8(ascii: "-") else { return false }
            mask(value)
            return true
        }
    }

    /// Where the value of `option` would begin, if `word` is that option.
    private func placeOfValue(of option: CommandOption, in word: Range<Int>) -> Int? {
        let letters = bytes[word].dropFirst()
        guard let first = letters.first, let last = letters.last else { return nil }
        let isQuoted = QuoteMark(in: bytes, at: word.upperBound) != nil
        let isAlone = letters.count == 1 || option.isClustered && letters.allSatisfy(SecretScanner.isLetter)
        if isAlone, option.letters.contains(last) {
            if isQuoted { return option.place == .apart ? nil : word.upperBound }
            let place = behindBlanks(word.upperBound)
            return option.place == .attached || place == word.upperBound || place == bytes.count ? nil : place
        }
        guard option.letters.contains(first), letters.count > 1, option.place != .apart else { return nil }
        return word.lowerBound + 2
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// `--user name:password`, `--proxy-user=name:password`.
    private mutating func takeLogin(behind option: Range<Int>) -> Bool {
        let name = text(option)
        let equals = bytes[option].firstIndex(of: UInt8(ascii: "="))
        let head = equals.map { text(option.lowerBound..<$0) } ?? name
        guard ["--user", "--proxy-user", "-u", "-U"].contains(head) else { return false }
        var start = equals.map { $0 + 1 } ?? behindBlanks(option.upperBound)
        if equals == nil, start == option.upperBound { return false }
        if let quote = QuoteMark(in: bytes, at: start) {
            start += quote.length
            return mask(passwordOf: start..<quote.end(in: bytes, from: start).place)
        }
        return mask(passwordOf: start..<end(from: start, SecretScanner.endsWord))
    }

    /// What stands behind `sign`; two numbers are those of a user and a group.
    private mutating func mask(passwordOf login: Range<Int>, behind sign: UInt8 = UInt8(ascii: ":")) -> Bool {
        guard let place = bytes[login].firstIndex(of: sign), place + 1 < login.upperBound,
            !bytes[login].allSatisfy({ $0 < 0x3B })
        else { return false }
        mask(place + 1..<login.upperBound)
        return true
    }

    /// Whether `command` begins as one of the option's programs.
    private func isMeant(_ option: CommandOption, in command: Range<Int>) -> Bool {
        let program = option.programs.lazy.compactMap { place(ofWord: $0, in: command) }.min()
        guard let program else { return false }
        return option.command.map { place(ofWord: $0, in: program..<command.upperBound) != nil } ?? true
    }

    /// Where `word` stands alone, or at the end of a path.
    private func place(ofWord word: [UInt8], in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        while let place = bytes.first(word, from: start, within: range.upperBound) {
            let end = place + word.count
            let isAlone = place == range.lowerBound || SecretScanner.separates(bytes[place - 1])
            if isAlone, SecretScanner.separates(bytes[end]) || bytes[end...].starts(with: ".exe".utf8) { return place }
            start = end
        }
        return nil
    }

    private static func separates(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "\"'`$(/\\".utf8.contains(byte)
    }

    /// Behind the sign between two commands that stands before `place`; lines may be continued.
    private func startOfCommand(before place: Int) -> Int {
        let first = max(0, place - SecretScanner.reach)
        var index = place - 1
        while index >= first {
            let next = index + 1 < place ? bytes[index + 1] : UInt8(ascii: "-")
            switch bytes[index] {
            // One inside a word, as in an address, separates nothing.
            case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"): if next <= 0x20 { return index + 1 }
            case UInt8(ascii: "("): return index + 1
            case 0x0A, 0x0D:
                let last = bytes[first..<index].last { !SecretScanner.endsLine($0) }
                if last != UInt8(ascii: "\\") { return index + 1 }
            default: break
            }
            index -= 1
        }
        return first
    }
}
