import Foundation

/// A numeric address and port as the system's calls want them.
struct Endpoint {
    let family: Int32
    private let bytes: [UInt8]

    /// Nil where `host` is not the number of an IPv4 or IPv6 address.
    init?(host: String, port: UInt16) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        // The older forms of IPv4 (`127.1`, `0x7f000001`) are numbers to `getaddrinfo` as well: harmless here.
        guard !host.isEmpty, getaddrinfo(host, String(port), &hints, &list) == 0, let first = list else { return nil }
        defer { freeaddrinfo(list) }
        family = first.pointee.ai_family
        bytes = Array(UnsafeRawBufferPointer(start: first.pointee.ai_addr, count: Int(first.pointee.ai_addrlen)))
    }

    func withAddress<Result>(_ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result) -> Result {
        bytes.withUnsafeBytes { raw in
            body(raw.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(raw.count))
        }
    }
}
