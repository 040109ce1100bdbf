/// Command lines whose options have other names than what follows them.
extension SecretScanner {
    /// So far before an option the name of its program is looked for.
    private static let reach = 400

    /// Masks the password of `curl -u user:password` and of `mysql -ppassword`; false where none stands here.
    mutating func takeOption() -> Bool {
        guard bytes[index] == UInt8(ascii: "-"), index == 0 || !SecretScanner.isName(bytes[index - 1]) else {
            return false
        }
        let word = index..<end(from: index, SecretScanner.endsWord)
        let isLong = byte(index + 1) == UInt8(ascii: "-")
        if isLong { return takeLogin(behind: word) }
        guard word.count > 1 else { return false }
        switch bytes[index + 1] {
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            guard isCommand(of: ["curl", "wget", "http"]) else { return false }
            if word.count == 2 { return takeLogin(behind: word) }
            return mask(passwordOf: word.lowerBound + 2..<word.upperBound)
        case UInt8(ascii: "p"):
            guard word.count > 2, isCommand(of: ["mysql", "mariadb", "sshpass"]) else { return false }
            mask(word.lowerBound + 2..<word.upperBound)
            return true
        default: return false
        }
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

    /// What stands behind the colon; two numbers are those of a user and a group.
    private mutating func mask(passwordOf login: Range<Int>) -> Bool {
        guard let colon = bytes[login].firstIndex(of: UInt8(ascii: ":")), colon + 1 < login.upperBound,
            !bytes[login].allSatisfy({ $0 < 0x3B })
        else { return false }
        mask(colon + 1..<login.upperBound)
        return true
    }

    /// Whether one of `programs` is named before, on the same line.
    private func isCommand(of programs: [String]) -> Bool {
        let before = bytes[max(0, index - SecretScanner.reach)..<index]
        let start = before.lastIndex(where: SecretScanner.endsLine) ?? before.startIndex
        return programs.contains { bytes.first(Array($0.utf8), from: start, within: index) != nil }
    }
}
