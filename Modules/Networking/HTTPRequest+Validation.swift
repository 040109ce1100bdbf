import Foundation
import MangaConfig

extension HTTPRequest {
    /// Throws `TransportError.invalidRequest` for what would not stay the request it looks like: another scheme, or
    /// line breaks that smuggle further headers in, or a length that is not the body's.
    package func validate() throws(TransportError) {
        guard url.isWeb else {
            throw .invalidRequest(.address(Redaction.url(url.absoluteString)))
        }
        for field in headers.fields {
            guard HTTPRequest.isToken(field.name) else { throw .invalidRequest(.headerName(field.name)) }
            guard !HeaderFields.isFraming(field.name) else { throw .invalidRequest(.framing(field.name)) }
            guard HTTPRequest.isFieldValue(field.value) else { throw .invalidRequest(.headerValue(field.name)) }
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
