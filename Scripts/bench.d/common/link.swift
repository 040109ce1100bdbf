import Glibc

/// A slow line between two network namespaces.
///
/// Two TUN devices, and between them real packets of real TCP connections that wait as long as they would on the way:
/// for a rate, in a queue that drops what does not fit, and for the distance. The kernel's own `netem` does the same,
/// where it is built in. Run as root:
/// `link NAMESPACE DEVICE NAMESPACE DEVICE DELAY_US BITS_PER_SECOND QUEUE_PACKETS LOST_PER_10000`; a rate of 0 is none.
/// What is lost is data from the second namespace to the first, always the same packets.
@main
struct Link {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        let numbers = words.dropFirst(4).compactMap { UInt64($0) }
        guard words.count == 8, numbers.count == 4 else { fail("eight arguments are needed") }
        let names = Array(words)
        let line = Line(
            delay: numbers[0] * 1_000,
            bitsPerSecond: numbers[1],
            queue: numbers[2],
            lostPerTenThousand: numbers[3]
        )
        var near = Way(from: device(names[1], in: names[0]), over: line, loses: false)
        var far = Way(from: device(names[3], in: names[2]), over: line, loses: true)
        while true { wait(for: &near, &far) }
    }

    /// Moves what is due and what has come, and sleeps until there is more.
    private static func wait(for near: inout Way, _ far: inout Way) {
        let now = nanoseconds()
        let due = min(near.deliver(to: far.device, at: now), far.deliver(to: near.device, at: now))
        var devices = [
            pollfd(fd: near.device, events: Int16(POLLIN), revents: 0),
            pollfd(fd: far.device, events: Int16(POLLIN), revents: 0),
        ]
        let rest = due == .max ? 1_000_000_000 : due > now ? due - now : 0
        var time = timespec(tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
        guard ppoll(&devices, 2, &time, nil) > 0 else { return }
        if devices[0].revents != 0 { near.take() }
        if devices[1].revents != 0 { far.take() }
    }

    /// Opens the TUN device `name` in a namespace, where this process stays.
    private static func device(_ name: String, in namespace: String) -> Int32 {
        let path = "/var/run/netns/\(namespace)"
        let place = open(path, O_RDONLY | O_CLOEXEC)
        guard place >= 0, setns(place, 0x4000_0000) == 0 else { fail(path) }
        close(place)
        let device = open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard device >= 0 else { fail("/dev/net/tun") }
        // struct ifreq: the name in 16 bytes, then the flags IFF_TUN and IFF_NO_PI.
        var request = [UInt8](repeating: 0, count: 40)
        for (index, byte) in name.utf8.prefix(15).enumerated() { request[index] = byte }
        (request[16], request[17]) = (0x01, 0x10)
        guard ioctl(device, 0x4004_54CA, &request) == 0 else { fail("TUNSETIFF \(name)") }
        return device
    }
}

/// How far, how wide and how good.
struct Line {
    /// One way, in nanoseconds.
    var delay: UInt64
    var bitsPerSecond: UInt64
    /// Packets that wait for the rate.
    var queue: UInt64
    var lostPerTenThousand: UInt64

    /// Nanoseconds that `bytes` keep the line busy.
    func time(for bytes: Int) -> UInt64 {
        bitsPerSecond == 0 ? 0 : UInt64(bytes) * 8 * 1_000_000_000 / bitsPerSecond
    }
}

/// One direction, with the packets that are on their way.
struct Way {
    private static let places = 1 << 15
    private static let largest = 2_048

    let device: Int32
    private let line: Line
    private let loses: Bool
    private let bytes = UnsafeMutableRawPointer.allocate(byteCount: places * largest, alignment: 16)
    private var lengths = [Int](repeating: 0, count: places)
    private var times = [UInt64](repeating: 0, count: places)
    private var first = 0
    private var end = 0
    /// When the line has sent what waits for it.
    private var free: UInt64 = 0
    private var chance: UInt64 = 7

    init(from device: Int32, over line: Line, loses: Bool) {
        self.device = device
        self.line = line
        self.loses = loses
    }

    /// Hands over what has arrived; when the next one does.
    mutating func deliver(to other: Int32, at now: UInt64) -> UInt64 {
        while first != end {
            let place = first % Way.places
            guard times[place] <= now else { return times[place] }
            let sent = write(other, bytes + place * Way.largest, lengths[place])
            if sent < 0, errno == EAGAIN { return now + 100_000 }
            first += 1
        }
        return .max
    }

    /// Takes what is to be sent; not so much that the other direction waits.
    mutating func take() {
        for _ in 0..<64 {
            let place = end % Way.places
            let count = read(device, bytes + place * Way.largest, Way.largest)
            guard count > 0 else { return }
            let now = nanoseconds()
            if isLost(count) || end - first == Way.places - 1 { continue }
            let start = max(free, now)
            guard start - now <= line.time(for: 1_500) * line.queue else { continue }
            free = start + line.time(for: count)
            (lengths[place], times[place]) = (count, free + line.delay)
            end += 1
        }
    }

    private mutating func isLost(_ count: Int) -> Bool {
        guard loses, line.lostPerTenThousand > 0, count > 200 else { return false }
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (chance >> 33) % 10_000 < line.lostPerTenThousand
    }
}

func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

func fail(_ what: String) -> Never {
    perror("link: \(what)")
    exit(1)
}
