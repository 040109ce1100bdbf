import Foundation
import MangaLocalization
import Testing

struct MessageTests {
    @Test func `fills placeholders in the language asked for`() {
        let message = Message(Words.missing, ["title": "Lantern Street"])

        #expect(message.text(in: .english) == "Lantern Street is missing.")
        #expect(message.text(in: .spanish) == "Falta Lantern Street.")
    }

    @Test(arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages"), (21, "21 pages"), (-1, "-1 pages")])
    func `chooses the form by the count`(count: Int, words: String) {
        #expect(Message(Words.pages, ["count": .count(count)]).text(in: .english) == words)
    }

    @Test func `says a message inside a message in the same language`() {
        let pages = Message(Words.pages, ["count": 1])
        let message = Message(Words.failed, ["reason": .message(pages)])

        #expect(message.text(in: .english) == "Failed: 1 page")
        #expect(message.text(in: .spanish) == "Falló: 1 página")
    }

    @Test func `does not look for placeholders in what it fills in`() {
        #expect(Message(Words.missing, ["title": "{title|a|b}"]).text(in: .english) == "{title|a|b} is missing.")
    }

    @Test func `leaves a placeholder without an argument standing`() {
        #expect(Message(Words.missing).text(in: .english) == "{title} is missing.")
    }

    @Test func `shows the key where the table has a hole`() {
        #expect(Message(Words.untranslated).text(in: .spanish) == "untranslated")
        #expect(Words.untranslated.text(in: .english) == "A {brace is left.")
    }

    @Test func `equals a message of the same phrase and arguments only`() {
        let message = Message(Words.missing, ["title": "A"])

        #expect(message == Message(Words.missing, ["title": "A"]))
        #expect(message != Message(Words.missing, ["title": "B"]))
        #expect(message != Message(Others.missing, ["title": "A"]))
        #expect(Set([message, Message(Words.missing, ["title": "A"]), Message(Others.missing)]).count == 2)
    }

    @Test func `says any error, in its own words where it has some`() {
        #expect(Message(saying: Trouble(title: "A")).text(in: .spanish) == "Falta A.")
        #expect(Message(saying: Wordless.broken).text(in: .spanish) == "broken")
    }

    @Test func `has a code for programs, one for each phrase`() {
        #expect(Message(UsagePhrase.unknownCommand).code == "usage.unknownCommand")
        #expect(Message(APIPhrase.serviceSays).code == "api.serviceSays")
        #expect(Message(verbatim: "anything").code == "other")
        #expect(Set(Phrases.all.map { "\($0)" }).count == Phrases.all.count)
    }

    @Test func `gives an error its English words`() {
        let error = Trouble(title: "A")

        #expect("\(error)" == "A is missing.")
        #expect(error.localizedDescription == "A is missing.")
    }
}

private struct Trouble: Error, Localizable, LocalizedError {
    let title: String
    var message: Message { Message(Words.missing, ["title": .text(title)]) }
}

private enum Wordless: Error {
    case broken
}

private enum Words: String, Phrase {
    case missing
    case pages
    case failed
    case untranslated

    static let english: [Words: String] = [
        .missing: "{title} is missing.",
        .pages: "{count} {count|page|pages}",
        .failed: "Failed: {reason}",
        .untranslated: "A {brace is left.",
    ]

    static let spanish: [Words: String] = [
        .missing: "Falta {title}.",
        .pages: "{count} {count|página|páginas}",
        .failed: "Falló: {reason}",
    ]
}

private enum Others: String, Phrase {
    case missing

    static let english: [Others: String] = [.missing: "Other words."]
    static let spanish: [Others: String] = [.missing: "Otras palabras."]
}
