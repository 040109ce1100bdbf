import Foundation
import TestSupport
import Testing

@testable import MangaTerminal

struct HistoryFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.at("state/history") }
    private var file: HistoryFile { HistoryFile(path: path) }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `lines come back in order, each at its last place`() {
        for line in ["one", "two 日本", "one", "", "a\nb\u{1B}"] { file.append(line) }

        #expect(HistoryFile(path: path).load() == ["two 日本", "one", "a b␛"])
    }

    @Test func `the file and its folder are private`() throws {
        file.append("secret")

        #expect(try permissions(path) == 0o600)
        #expect(try permissions(folder.at("state")) == 0o700)
    }

    @Test func `compacting drops copies and keeps the last thousand`() throws {
        for number in 1...1500 { file.append("line \(number % 1200)") }

        file.compact()

        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.split(separator: "\n").count == 1000)
        #expect(text.hasSuffix("\nline 299\nline 300\n"))
        #expect(try permissions(path) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("state")) == ["history"])
    }

    @Test func `two shells that append and compact lose nothing`() async {
        let path = path
        await withTaskGroup(of: Void.self) { group in
            for shell in 1...4 {
                group.addTask { @concurrent in
                    for number in 1...50 {
                        HistoryFile(path: path).append("\(shell) \(number)")
                        if number.isMultiple(of: 10) { HistoryFile(path: path).compact() }
                    }
                }
            }
        }

        #expect(file.load().count == 200)
    }

    @Test func `two shells find each other's lines, each once, also after one has tidied up`() {
        var (one, two) = (SharedHistory(path: path), SharedHistory(path: path))
        #expect(one.news() == [])
        #expect(two.append("first") == [])
        #expect(one.append("second") == ["first"])
        #expect(two.news() == ["second"])
        #expect(two.news() == [])

        #expect(one.append("first") == [])
        one.compact()
        #expect(two.news() == ["second", "first"])
        #expect(two.news() == [])
    }

    @Test func `a file that others could read is closed to them`() throws {
        file.append("x")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        #expect(file.load() == ["x"])
        #expect(try permissions(path) == 0o600)
    }

    @Test(arguments: [Data([0xFF, 0x0A, 0x61]), Data("\u{1B}[2J\n\r\n\n".utf8), Data(count: 10_000)])
    func `a damaged file is read as far as it goes`(data: Data) throws {
        try FileManager.default.createDirectory(
            atPath: folder.at("state"),
            withIntermediateDirectories: true
        )
        try data.write(to: URL(filePath: path))

        let lines = file.load()

        #expect(lines.allSatisfy { line in !line.isEmpty && !line.unicodeScalars.contains { $0.value < 0x20 } })
        #expect(lines.count <= 2)
    }

    @Test func `a place that cannot be written is an empty history`() {
        let file = HistoryFile(path: "/dev/null/history")
        file.append("x")
        file.compact()

        #expect(file.load() == [])
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
