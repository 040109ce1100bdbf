import Foundation

/// The two ends of a pseudo-terminal; closed when the value goes.
public final class TerminalPair: Sendable {
    /// The end that a person, or a test, holds.
    public let master: Int32
    /// The end that programs hold.
    public let slave: Int32

    public init() throws {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0 else { throw POSIXError(.ENXIO) }
        let slave = TerminalPair.openSlave(of: master)
        guard slave >= 0 else {
            close(master)
            throw POSIXError(.ENXIO)
        }
        self.master = master
        self.slave = slave
    }

    deinit {
        close(slave)
        close(master)
    }

    public func resize(columns: Int, rows: Int) {
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    public func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// What has been written to the terminal, waiting for at most a tenth of a second.
    ///
    /// Empty when nothing came; nil when no program holds the other end any more.
    public func read() -> [UInt8]? {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 100) > 0 else { return [] }
        guard ready.revents & Int16(POLLIN) != 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(master, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    /// Opens the end that programs use.
    ///
    /// Swift does not see `unlockpt` and `ptsname`, so the kernel is asked (TIOCSPTLCK and TIOCGPTN, ioctl_tty(2)).
    private static func openSlave(of master: Int32) -> Int32 {
        var lock: Int32 = 0
        var number: Int32 = 0
        guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return -1 }
        return open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    }
}
