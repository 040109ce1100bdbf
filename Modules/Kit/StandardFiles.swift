import Foundation

/// The three descriptors that every program expects to be its standard files.
public enum StandardFiles {
    /// Opens those that were closed by whoever started the process, so that no socket or database takes their place.
    ///
    /// They lead to `/dev/null` the wrong way round: what is written there fails instead of vanishing.
    public static func open() {
        for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
            guard fcntl(Int32(descriptor), F_GETFD) == -1 else { continue }
            // open(2) gives the lowest free descriptor, and those below are open by now.
            _ = Foundation.open("/dev/null", mode)
        }
    }
}
