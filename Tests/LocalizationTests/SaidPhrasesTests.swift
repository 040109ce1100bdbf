import Foundation
import MangaLocalization
import Testing

struct SaidPhrasesTests {
    @Test(arguments: Phrases.all)
    func `every phrase is named by a source outside the tables`(table: any Phrase.Type) throws {
        #expect(try unsaid(in: table, Self.names.get()) == [])
    }

    private func unsaid<P: Phrase>(in _: P.Type, _ names: Set<String>) -> [String] {
        P.allCases.map(\.rawValue).filter { !names.contains($0) }
    }

    /// Every word behind a dot in the modules and apps.
    private static let names: Result<Set<String>, any Error> = Result {
        let top = URL(filePath: #filePath).appending(path: "../../..").standardized.path(percentEncoded: false)
        var names: Set<String> = []
        for folder in ["Modules", "Apps"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: "\(top)/\(folder)")
            where file.hasSuffix(".swift") && !file.contains("/Phrases/") {
                names.formUnion(members(in: try String(contentsOfFile: "\(top)/\(folder)/\(file)", encoding: .utf8)))
            }
        }
        return names
    }

    private static func members(in text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: ".")).dropFirst().map { rest in
            String(decoding: rest.prefix(while: isWord), as: UTF8.self)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
}
