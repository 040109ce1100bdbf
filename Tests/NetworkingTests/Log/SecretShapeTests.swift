import Foundation
import MangaNetworking
import Testing

/// Secrets that are known by their own look.
struct SecretShapeTests {
    private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"

    @Test(arguments: [
        ("a \(token) b", "a *** b"), ("x=\(token)&y=1", "x=***&y=1"), ("eyJhbGciOiJIUzI1NiJ9", "eyJhbGciOiJIUzI1NiJ9"),
        ("Bearer abcdef12345 x", "Bearer *** x"), ("bearer%20abcdef12345", "bearer%20***"),
        ("Basic YWRhOnB3MTIzNDU2", "Basic ***"), ("Basic information", "Basic information"),
        ("Bearer authentication is wanted", "Bearer authentication is wanted"),
        ("forbearer abcdef12345", "forbearer abcdef12345"),
        ("see http://ada:pw@h/x", "see http://***@h/x"), ("mailto:ada@h", "mailto:ada@h"),
        (
            "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----\nrest",
            "-----BEGIN RSA PRIVATE KEY-----***-----END RSA PRIVATE KEY-----\nrest"
        ),
        ("-----BEGIN PRIVATE KEY-----\nMIIE", "-----BEGIN PRIVATE KEY-----***"),
        (
            "-----BEGIN CERTIFICATE-----\nMIIE\n-----END CERTIFICATE-----",
            "-----BEGIN CERTIFICATE-----\nMIIE\n-----END CERTIFICATE-----"
        ),
    ])
    func `they are masked, and nothing else`(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
    }

    @Test(arguments: [
        ("Basic realm=\"a, b\", charset=\"UTF-8\"", "Basic realm=\"a, b\", charset=\"UTF-8\""),
        (
            "Digest realm=\"r\", qop=\"auth\", nonce=\"abc=\", opaque=\"def\", algorithm=MD5",
            "Digest realm=\"r\", qop=\"auth\", nonce=***, opaque=***, algorithm=MD5"
        ),
        ("Negotiate YIIabc==", "Negotiate ***"), ("NTLM", "NTLM"),
        ("Basic realm=\"r\", NTLM abc", "Basic realm=\"r\", NTLM ***"),
        ("Bearer error=\"invalid_token\"", "Bearer error=\"invalid_token\""),
    ])
    func `how a server asks for a login is told without what proves it`(value: String, shown: String) {
        #expect(Redaction.header("WWW-Authenticate", value) == shown)
        #expect(Redaction.header("Authentication-Info", value) == "***")
    }

    @Test(arguments: [
        ("http://h/files/\(token)/1.png", "http://h/files/***/1.png"), ("/reset/5f4dcc3b", "/reset/5f4dcc3b"),
        ("http://h/password/5f4dcc3b5aa7?a=1", "http://h/password/***?a=1"),
        ("http://h/Customer/Password/Forgot", "http://h/Customer/Password/Forgot"),
        ("http://h/a;jsessionid=1;v=2/b", "http://h/a;jsessionid=***;v=2/b"),
    ])
    func `secrets go from paths`(address: String, shown: String) {
        #expect(Redaction.url(address) == shown)
    }
}
