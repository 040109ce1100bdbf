import Foundation
import MangaConfig
import MangaLocalization
import TestSupport
import Testing

@testable import manga

struct ManPageTests {
    private func page(_ language: Language) throws -> (folder: TemporaryFolder, file: String) {
        let folder = try TemporaryFolder()
        let file = try folder.file("manga.1", Data(ManPage(language: language).text.appending("\n").utf8))
        return (folder, file.path(percentEncoded: false))
    }

    @Test(arguments: Language.allCases)
    func `mandoc finds nothing to complain about, and neither does groff`(language: Language) async throws {
        // mandoc knows the names of sections in English alone.
        var headings = ManPage(language: .english).text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }[...]
        let lines = ManPage(language: language).text.split(separator: "\n").map { line in
            line.hasPrefix(".Sh ") ? headings.popFirst() ?? line : line
        }
        let folder = try TemporaryFolder()
        let file = try folder.file("manga.1", Data(lines.joined(separator: "\n").appending("\n").utf8))

        let complaints = try await offside {
            try SystemProgram.run("mandoc", ["-T", "lint", file.path(percentEncoded: false)], in: folder)
        }

        #expect(complaints == "")
        #expect(headings.isEmpty)
    }

    @Test func `its headings are in the language of the page, and each form of the command is a line`() async throws {
        let (folder, file) = try page(.spanish)

        let text = try await offside { try SystemProgram.run("mandoc", ["-T", "utf8", file], in: folder) }
        let lines = text.replacing(/.\u{8}/, with: "").split(separator: "\n").map(String.init)

        #expect(
            lines.filter { $0.first?.isUppercase == true && !$0.contains(where: \.isLowercase) } == [
                "NOMBRE", "SINOPSIS", "DESCRIPCIÓN", "OPCIONES", "AJUSTES", "ÓRDENES", "TEMAS", "ENTORNO", "ARCHIVOS",
                "ESTADO DE SALIDA", "EJEMPLOS",
            ]
        )
        #expect(
            Array(lines[2...5]) == [
                "     manga – leer y descargar manga en la terminal", "SINOPSIS", "     manga [OPCIONES] [CARPETA]",
                "     manga [OPCIONES] ORDEN [ARGUMENTOS]",
            ]
        )
    }

    @Test(arguments: Language.allCases)
    func `every command, action, option, alias and choice of the table is on the page`(language: Language) async throws
    {
        let (folder, file) = try page(language)

        // As wide as no entry is, so that nothing is broken into lines.
        let text = try await offside {
            try SystemProgram.run("mandoc", ["-T", "ascii", "-O", "width=400", file], in: folder)
        }
        let plain = text.replacing(/.\u{8}/, with: "")
        let words = Set(plain.split { $0.isWhitespace || ",()|[].".contains($0) }.map(String.init))

        let names = ManPageTests.names
        #expect(names.count > 120)
        #expect(names.subtracting(words).sorted() == [])
        for setting in Setting.all { #expect(words.contains(setting.variable)) }
        for spec in CommandTable.specs {
            #expect(spec.actions.allSatisfy { plain.contains("\(spec.name) \($0.name)") })
        }
    }

    private static var names: Set<String> {
        let specs = CommandTable.specs + CommandTable.specs.flatMap(\.actions)
        let options = specs.flatMap(\.options) + Invocation.all
        var names: [String] = []
        for spec in specs { names += [spec.name] + spec.aliases }
        for option in options { names += [option.name] + option.aliases }
        let words = specs.flatMap(\.arguments).flatMap(\.kind.words) + options.flatMap(\.kind.words)
        for word in words { names += word.split { "[].".contains($0) }.map(String.init) }
        return Set(names)
    }

    @Test(arguments: [
        ("-h", #"\-h"#), (#"a\b "c" 'd'"#, #"a\eb \(dqc\(dq \(aqd\(aq"#), ("~/x^", #"\(ti/x\(ha"#),
        ("…é", #"\[u2026]\[u00E9]"#),
    ])
    func `what roff would take for an escape is one that stands for itself`(text: String, escaped: String) {
        #expect(Roff.text(text) == escaped)
    }

    @Test func `a line is no request, and a sentence begins a line`() {
        #expect(Roff.lines(".Sh is text. So is 'this.") == [#"\&.Sh is text."#, #"So is \(aqthis."#])
        #expect(Roff.line("'a") == #"\&\(aqa"#)
        #expect(Roff.argument("Ar x") == #""\&Ar x""#)
    }
}
