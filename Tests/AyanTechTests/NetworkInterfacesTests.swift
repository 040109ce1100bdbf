#if os(Linux)
import Foundation
import MangaAyanTech
import Testing

struct NetworkInterfacesTests {
    /// The kernel's tables have a route for each interface with an IPv4 address, and name each IPv6 one with its scope.
    @Test func `a network is up when the kernel's tables say so`() throws {
        let routes = try String(contentsOfFile: "/proc/net/route", encoding: .utf8).split(separator: "\n").dropFirst()
        // Without IPv6 there is no such table.
        let addresses = (try? String(contentsOfFile: "/proc/net/if_inet6", encoding: .utf8)) ?? ""
        let hasGlobal = addresses.split(separator: "\n").contains { (line: Substring) -> Bool in
            let fields: [Substring] = line.split(separator: " ")
            return fields.count == 6 && fields[3] == "00" && fields[5] != "lo"
        }

        #expect(NetworkInterfaces.isAnyUp == (!routes.isEmpty || hasGlobal))
    }
}
#endif
