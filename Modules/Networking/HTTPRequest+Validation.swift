import Foundation

extension HTTPRequest {
    /// Throws `TransportError.invalidRequest` for what would not stay the request it looks like: another scheme, or
    /// line breaks that smuggle further headers in.
    package func validate() throws(TransportError) {
        guard url.isWeb else {
            throw .invalidRequest(reason: "“\(Redaction.url(url.absoluteString))” is no http or https address")
        }
        for field in headers.fields {
            guard HTTPRequest.isToken(field.name) else {
                throw .invalidRequest(reason: "“\(field.name.debugDescription)” is no header name")
            }
            guard HTTPRequest.isFieldValue(field.value) else {
                throw .invalidRequest(reason: "the value of the header “\(field.name)” has control characters in it")
            }
        }
    }

    /// RFC 9110 §5.6.2.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default:
                    "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    static func isFieldValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }
}
