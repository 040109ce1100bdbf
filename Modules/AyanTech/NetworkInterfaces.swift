import Foundation

/// The network interfaces of this machine.
///
/// The rule by which `noInternet` is told from other failures: a network is up when an interface other than the
/// loopback is up and running and has an address that reaches further than its own link.
public enum NetworkInterfaces {
    public static var isAnyUp: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }  // Not known: no reason to tell a user to look at the cable.
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0?.pointee.ifa_next }
            .prefix { $0 != nil }
            .contains { $0.map { isUp($0.pointee) } ?? false }
    }

    private static func isUp(_ interface: ifaddrs) -> Bool {
        let wanted = UInt32(truncatingIfNeeded: IFF_UP | IFF_RUNNING)
        let flags = UInt32(interface.ifa_flags)
        guard flags & wanted == wanted, flags & UInt32(truncatingIfNeeded: IFF_LOOPBACK) == 0 else {
            return false
        }
        guard let address = interface.ifa_addr else { return false }
        return reachesFurther(address)
    }

    /// IPv4 but 169.254.0.0/16, and IPv6 but fe80::/10.
    private static func reachesFurther(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 16 != 0xA9FE
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin6_addr) { $0[0] != 0xFE || $0[1] & 0xC0 != 0x80 }
            }
        default: false
        }
    }
}
