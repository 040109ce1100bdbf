import Testing

@testable import MangaNetworking

struct ProxyAddressTests {
    @Test(arguments: [
        ("http://h:3128", "http://h:3128", "h:3128"), ("HTTP://h:3128/", "http://h:3128", "h:3128"),
        ("h:3128", "http://h:3128", "h:3128"), ("h", "http://h", "h"),
        (" socks5://[::1]:9 ", "socks5://[::1]:9", "[::1]:9"),
        ("socks5h://h", "socks5h://h", "h"), ("https://h:443/x?y", "https://h:443", "h:443"),
        ("socks4a://h:1", "socks4a://h:1", "h:1"),
    ])
    func `an address says how the proxy is spoken to, and where it is`(text: String, url: String, name: String) throws {
        let proxy = try ProxyAddress(text)
        #expect(proxy.url == url)
        #expect(proxy.name == name)
        #expect(proxy.user == nil)
        #expect(proxy.password == nil)
    }

    @Test(arguments: [
        ("http://u:p@h:1", "u", "p"), ("http://u@h:1", "u", nil), ("u:p:q@h:1", "u", "p:q"),
        ("socks5://a%40b:p%2Fq@h:1", "a@b", "p/q"), ("http://u:p@ss@h:1", "u", "p@ss"), ("http://u:@h:1", "u", ""),
        ("http://u:50%@h:1", "u", "50%"),
    ])
    func `user and password are told from the host`(text: String, user: String, password: String?) throws {
        let proxy = try ProxyAddress(text)
        #expect(proxy.user == user)
        #expect(proxy.password == password)
        #expect(proxy.name == "h:1")
    }

    @Test(arguments: [
        ("ftp://h:1", "ftp://h:1"), ("http://", "http://"), ("", ""), ("http://u:secret@", "http://"),
        ("http://h:0", "http://h:0"), ("http://h:99999", "http://h:99999"), ("http://a b:1", "http://a b:1"),
        ("gopher://u:secret@h:1", "gopher://h:1"), ("u:secret@h:x", "h:x"), ("http://u:sec/ret@h:1", "http://***"),
        ("u:12/ret@h:1", "***"),
    ])
    func `what is no proxy is told without its password`(text: String, told: String) {
        #expect(throws: TransportError.badProxy(told)) { try ProxyAddress(text) }
    }
}
