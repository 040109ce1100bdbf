import Foundation

/// The note of a recording, held by the one process that records, until this value ends or the process does.
final class RecordingLock: Sendable {
    private let path: String
    /// Below 0 where there is no note yet, which is nobody's.
    private let descriptor: Int32

    /// Nil where another one holds the note at `path`.
    init?(_ path: String) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            close(descriptor)
            return nil
        }
    }

    /// Whether the note that is there now is the one that is held: a new one takes its place in a new file.
    var isCurrent: Bool {
        var (held, named) = (stat(), stat())
        return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
            && held.st_dev == named.st_dev
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
