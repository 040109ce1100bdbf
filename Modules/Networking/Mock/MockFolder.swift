import Foundation

/// A folder of mock files.
public struct MockFolder: Hashable, Sendable {
    public let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// Throws `MockError.noFolder` where there is none, or nobody may look into it.
    public func check() throws(MockError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .noFolder(path, errno: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(path, errno: ENOTDIR) }
        guard access(path, R_OK | X_OK) == 0 else { throw .noFolder(path, errno: errno) }
    }

    /// The file that answers first at `path`; nil where none is there.
    ///
    /// Where a secret stood, in a folder's name or a query, `***` answers for whatever has no file of its own.
    func file(for path: MockPath) -> String? {
        file(below: self.path, path.folders[...], path.names)
    }

    private func file(below base: String, _ folders: ArraySlice<String>, _ names: [String]) -> String? {
        guard let next = folders.first else {
            return names.map { "\(base)/\($0).json" }.first { access($0, F_OK) == 0 } ?? masked(names, in: base)
        }
        let own = file(below: "\(base)/\(next)", folders.dropFirst(), names)
        let any = "\(base)/\(Secrets.mark)"
        guard own == nil, next != Secrets.mark, access(any, F_OK) == 0 else { return own }
        return file(below: any, folders.dropFirst(), names)
    }

    private func masked(_ names: [String], in folder: String) -> String? {
        guard names.contains(where: { $0.contains("?") }) else { return nil }
        // A folder that is not there has none.
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.contains(Secrets.mark) && $0.hasSuffix(".json") }.sorted()
        for name in names {
            if let file = files.first(where: { MockFolder.isMasked("\(name).json", as: $0) }) {
                return "\(folder)/\(file)"
            }
        }
        return nil
    }

    /// Whether `file` is `name` with parts of it masked, each within its parameter.
    private static func isMasked(_ name: String, as file: String) -> Bool {
        let (wanted, there) = (name.split(separator: "&"), file.split(separator: "&"))
        return wanted.count == there.count
            && zip(wanted, there).allSatisfy { wanted, there in
                guard let mark = there.firstRange(of: Secrets.mark) else { return wanted == there }
                let (front, back) = (there[..<mark.lowerBound], there[mark.upperBound...])
                return wanted.hasPrefix(front) && wanted.hasSuffix(back) && wanted.count >= front.count + back.count
            }
    }

    /// The bodies of the successes that answer a GET of `place`, whatever its query, and of what is one level below it.
    ///
    /// By name; what cannot be read is left out.
    func bodies(at place: String) -> [Data] {
        let folder = "\(path)/\(place)"
        // What is not there has no answers.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let own = names.filter { $0.hasPrefix("GET") && $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
        return (own + names.map { "\(folder)/\($0)/GET.json" }).compactMap { path in
            // A broken file is told when it is asked for.
            guard let file = try? MockFile(path: path), file.status == 200 else { return nil }
            return try? file.bytes()
        }
    }
}
