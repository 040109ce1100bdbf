import Foundation

/// Checks the imports of every target against the manifest, and the manifest against the README's module table.
///
/// Run from the top folder with the path of `swift package dump-package`'s output. Prints each finding and ends
/// with 1 where there is one. The compiler's own check misses what comes through another module.
@main
enum CheckImports {
    static func main() throws {
        let package = try JSONDecoder().decode(
            Package.self,
            from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
        )
        let findings =
            try package.targets.flatMap(importFindings) + tableFindings(package)
        for finding in findings { print("check-imports: \(finding)") }
        exit(findings.isEmpty ? 0 : 1)
    }

    /// Imports of this package's modules that are not direct dependencies, and dependencies that nothing imports.
    private static func importFindings(_ target: Target) throws -> [String] {
        guard target.type != "system", let path = target.path else { return [] }
        let declared = Set(target.names)
        var imported: Set<String> = []
        var findings: [String] = []
        for file in try swiftFiles(in: path) {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for name in ours(text) {
                imported.insert(name)
                if !declared.contains(name) {
                    findings.append("\(file) imports \(name), which \(target.name) does not use")
                }
            }
        }
        let idle = declared.subtracting(imported).sorted()
        return findings + idle.map { "\(target.name) uses \($0) in Package.swift, but no file of it imports that" }
    }

    private static func tableFindings(_ package: Package) throws -> [String] {
        let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
        let table = rows(readme)
        var findings: [String] = []
        for target in package.targets where target.type != "system" && target.path?.hasPrefix("Tests") == false {
            let uses = Set(target.names.map(short))
            guard let row = table[short(target.name)] else {
                findings.append("README.md has no row for \(target.name)")
                continue
            }
            if row != uses {
                findings.append(
                    "README.md says that \(target.name) uses \(row.sorted()), Package.swift says \(uses.sorted())"
                )
            }
        }
        let known = Set(package.targets.map { short($0.name) })
        return findings
            + table.keys.filter { !known.contains($0) }.sorted().map { "README.md lists \($0), which is no target" }
    }

    /// The rows of the module table: ``| `Name` | purpose | `A` `B` |``.
    private static func rows(_ readme: String) -> [String: Set<String>] {
        var rows: [String: Set<String>] = [:]
        for line in readme.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { continue }
            let uses = cells[2].split(separator: " ").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: "`,–"))
            }
            rows[cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = Set(uses.filter { !$0.isEmpty })
        }
        return rows
    }

    private static func ours(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.first != " " }.compactMap { line in
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "import"), at <= 2, words.indices.contains(at + 1) else { return nil }
            let name = String(words[at + 1].prefix { $0 != "." })
            let isLibrary = name.first == "C" && name.dropFirst().first?.isUppercase == true
            return isLibrary || name.hasPrefix("Manga") || name == "TestSupport" || name == "manga" ? name : nil
        }
    }

    private static func short(_ name: String) -> String {
        name.hasPrefix("Manga") ? String(name.dropFirst(5)) : name
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
    }
}

private struct Package: Decodable {
    var targets: [Target]
}

private struct Target: Decodable {
    struct Dependency: Decodable {
        var byName: [String?]?
        var target: [String?]?
    }

    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    var names: [String] {
        dependencies.compactMap { ($0.byName ?? $0.target)?.first ?? nil }
    }
}
