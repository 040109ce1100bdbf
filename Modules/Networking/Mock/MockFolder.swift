import Foundation

/// A folder of mock files.
///
/// Nothing is read that a link leads to outside of it.
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
    /// Where a secret stood, in a folder's name or a query, `***` answers for whatever has no file of its own. Throws
    /// `MockError` for one that is there and cannot be read, or leads out of the folder, and for a folder that is none.
    func file(for path: MockPath) throws(MockError) -> String? {
        try check()
        let found = try file(below: self.path, path.folders[...], path.names)
        if let found { try checkLinks(of: found) }
        return found
    }

    /// Throws `MockError.outside` where a link leads `file` out of the folder.
    func checkLinks(of file: String) throws(MockError) {
        if let target = RealPath.escape(of: file, from: path) { throw .outside(file, target: target, folder: path) }
    }

    private func file(
        below base: String,
        _ folders: ArraySlice<String>,
        _ names: [MockPath.Name]
    ) throws(MockError) -> String? {
        guard let next = folders.first else {
            for name in names { if let found = try file(name, in: base) { return found } }
            return try masked(names, in: base)
        }
        if let own = try file(below: "\(base)/\(next)", folders.dropFirst(), names) { return own }
        let any = "\(base)/\(Secrets.mark)"
        guard next != Secrets.mark, next != MockNaming.empty, try isThere(any) else { return nil }
        return try file(below: any, folders.dropFirst(), names)
    }

    private func file(_ name: MockPath.Name, in folder: String) throws(MockError) -> String? {
        switch name {
        case .whole(let name): try isThere("\(folder)/\(name).json") ? "\(folder)/\(name).json" : nil
        case .beginning(let head): try own(head, in: folder).map { "\(folder)/\($0)" }
        }
    }

    /// The first of the files in `folder` whose names begin with `head`, without those of further answers.
    private func own(_ head: String, in folder: String) throws(MockError) -> String? {
        try names(in: folder).first { name in
            name.hasPrefix(head) && name.hasSuffix(".json")
                && name.dropFirst(head.count).dropLast(".json".count).allSatisfy(\.isHexDigit)
        }
    }

    /// Whether something stands at `path`.
    ///
    /// Throws `MockError` for what keeps from knowing: a link that leads in a circle or out of the folder, a folder that may
    /// not be looked into, a file in the place of a folder.
    private func isThere(_ path: String) throws(MockError) -> Bool {
        let reason = access(path, F_OK) == 0 ? 0 : errno
        // What stands elsewhere is nobody's business here, nor whether anything does.
        try checkLinks(of: path)
        if reason == 0 { return true }
        if reason == ENOENT { return false }
        throw .unreadable(RealPath.flawed(path, below: self.path), errno: reason)
    }

    /// By name; a folder that is not there has none.
    private func names(in folder: String) throws(MockError) -> [String] {
        guard try isThere(folder) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unreadable(folder, errno: access(folder, R_OK | X_OK) == 0 ? EIO : errno)
        }
    }

    private func masked(_ wanted: [MockPath.Name], in folder: String) throws(MockError) -> String? {
        let wanted = wanted.compactMap { if case .whole(let name) = $0, name.contains("?") { name } else { nil } }
        guard !wanted.isEmpty else { return nil }
        let files = try names(in: folder).filter { $0.contains(Secrets.mark) && $0.hasSuffix(".json") }
        for name in wanted {
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
    /// By name; what cannot be read, and what a link leads to elsewhere, is left out.
    func bodies(at place: String) -> [Data] {
        let folder = "\(path)/\(place)"
        // What is not there has no answers.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let own = names.filter { $0.hasPrefix("GET") && $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
        return (own + names.map { "\(folder)/\($0)/GET.json" }).compactMap { file in
            guard RealPath.escape(of: file, from: path) == nil else { return nil }
            // A broken file is told when it is asked for.
            guard let answer = try? MockFile(path: file), answer.status == 200 else { return nil }
            return try? answer.bytes()
        }
    }
}
