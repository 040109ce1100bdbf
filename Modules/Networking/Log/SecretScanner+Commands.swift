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
        guard !options.isEmpty, case let words = wordsBefore(index),
            let option = options.first(where: { $0.isMeant(behind: words) }),
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

    /// The words of the command before `place`, which a sign between two commands begins; its lines may be continued.
    private func wordsBefore(_ place: Int) -> [String] {
        let before = bytes[max(0, place - SecretScanner.reach)..<place]
        let start = before.indices.last { index in
            // One inside a word, as in an address, separates nothing.
            let isOpen = index + 1 < place && (before[index + 1] <= 0x20 || before[index] == UInt8(ascii: "("))
            if "|;&(".utf8.contains(before[index]) { return isOpen }
            guard SecretScanner.endsLine(before[index]) else { return false }
            let last = before[..<index].last { !SecretScanner.endsLine($0) }
            return last != UInt8(ascii: "\\")
        }
        let command = before[(start.map { $0 + 1 } ?? before.startIndex)...]
        return command.split { $0 <= 0x20 || "\"'`$".utf8.contains($0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
