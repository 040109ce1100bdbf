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
