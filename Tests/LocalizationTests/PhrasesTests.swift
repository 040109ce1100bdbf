import Foundation
import MangaLocalization
import Testing

struct PhrasesTests {
    @Test(arguments: Phrases.all, Language.allCases)
    func `every phrase has words in every language`(table: any Phrase.Type, language: Language) {
        #expect(holes(in: table, language) == [])
    }

    @Test(arguments: Phrases.all)
    func `every phrase has the same placeholders in both languages`(table: any Phrase.Type) {
        #expect(mismatches(in: table) == [])
    }

    @Test func `every table in Phrases is listed`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Modules/Localization/Phrases").standardized

        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

        let written = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        #expect(written.sorted() == Phrases.all.map { "\($0)" }.sorted())
    }

    @Test(arguments: Phrases.all)
    func `no placeholder is left open, blank or with a missing form`(table: any Phrase.Type) {
        #expect(malformed(in: table) == [])
    }

    private func holes<P: Phrase>(in _: P.Type, _ language: Language) -> [String] {
        P.allCases.filter { phrase in
            let words = phrase.words(in: language) ?? ""
            return words.isEmpty || words.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        }.map(\.rawValue)
    }

    private func mismatches<P: Phrase>(in _: P.Type) -> [String] {
        P.allCases.filter { phrase in
            let names = Language.allCases.map { Template(phrase.words(in: $0) ?? "").names }
            return Set(names).count > 1
        }.map(\.rawValue)
    }

    private func malformed<P: Phrase>(in _: P.Type) -> [String] {
        P.allCases.filter { phrase in
            Language.allCases.contains { language in
                let words = phrase.words(in: language) ?? ""
                let names = Template(words).names
                let isOpen = words.count { $0 == "{" } != words.count { $0 == "}" }
                return isOpen || names.contains { $0.isEmpty || !$0.allSatisfy { $0.isLetter || $0.isNumber } }
            }
        }.map(\.rawValue)
    }
}
