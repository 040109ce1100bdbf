import Foundation
import TestSupport

extension HostilePage {
    /// Cases 1, 2, 7 and 52: what is no picture, and pictures that are sent in unusual ways.
    static let bodies = [
        HostilePage("HTML for ever", .failed("invalid-image-data")) { _ in
            [.ok("<!DOCTYPE html><title>Busy</title>", type: "text/html")]
        },
        HostilePage(once: "HTML once") { _ in [.ok("<html>", type: "image/jpeg")] },
        HostilePage("JSON for ever", .failed("invalid-image-data")) { _ in [.ok(#"{"error": 1}"#)] },
        HostilePage(once: "JSON once") { _ in [.ok("[]")] },
        HostilePage("nothing for ever", .failed("invalid-response")) { _ in [.status(200)] },
        HostilePage(once: "nothing once") { _ in [.status(200)] },
        HostilePage("half a picture for ever", .failed("invalid-image-data")) { visit in
            [.status(200, [:], Data(visit.picture.prefix(visit.picture.count / 2)))]
        },
        HostilePage("packed though nobody asked", .failed("invalid-image-data")) { _ in
            let nothing = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 3, 0] + [UInt8](repeating: 0, count: 8))
            return [.status(200, ["Content-Encoding": "gzip"], nothing)]
        },
        HostilePage("packed as it is", .stored) { visit in
            [.status(200, ["Content-Encoding": "identity"], visit.picture)]
        },
        HostilePage("called HTML", .stored) { [.status(200, ["Content-Type": "text/html"], $0.picture)] },
        HostilePage("in chunks, without a length", .stored) { visit in
            [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .bytes(visit.chunks), .text("0\r\n\r\n")]
        },
        HostilePage("without any length, up to the close", .stored) { visit in
            [.text("HTTP/1.0 200 OK\r\n\r\n"), .bytes(visit.picture), .close]
        },
        HostilePage("behind an interim answer", .stored) { visit in
            [.text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")] + visit.good
        },
    ]

    /// Case 3: what breaks off, and lengths that are not the body's.
    static let breaks = [
        HostilePage(once: "closed before a word") { _ in [.close] },
        HostilePage(once: "reset before a word") { _ in [.reset] },
        HostilePage(once: "silent before a word") { _ in [.hang] },
        HostilePage(once: "closed behind the head") { $0.head(length: $0.picture.count) + [.close] },
        HostilePage(once: "closed in the middle") { $0.broken },
        HostilePage(once: "silent in the middle") { visit in visit.broken.dropLast() + [.hang] },
        HostilePage(once: "chunks without an end") { visit in
            [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .bytes(visit.chunks), .close]
        },
        HostilePage("a length that is always too large", .failed("connection-failed")) { visit in
            visit.head(length: visit.picture.count + 50) + [.bytes(visit.picture), .close]
        },
        HostilePage("a length that is always too small", .failed("invalid-image-data")) { visit in
            visit.head(length: visit.picture.count - 50) + [.bytes(visit.picture), .close]
        },
        HostilePage(once: "a length that is once too small") { visit in
            visit.head(length: visit.picture.count - 50) + [.bytes(visit.picture), .close]
        },
    ]

    /// Case 5: answers to who asks for the rest.
    static let ranges = [
        HostilePage(broken: "206 with the rest") { $0.good },
        HostilePage(broken: "200 with the whole") { [.status(200, ["ETag": "\"v1\""], $0.picture)] },
        HostilePage(broken: "206 from another byte") { $0.part(from: 0) },
        HostilePage(broken: "206 that only claims to be the rest of so much") { $0.part(from: 100, total: 7) },
        HostilePage(broken: "206 of another whole") { visit in
            visit.part(from: 100, total: visit.picture.count + 9)
        },
        HostilePage(broken: "206 of another version") { $0.part(from: 100, tag: "v2") },
        HostilePage(broken: "206 that does not say which") { visit in
            [.status(206, [:], Data(visit.picture.dropFirst(100)))]
        },
        HostilePage(broken: "206 in several parts") { visit in
            [.status(206, ["Content-Type": "multipart/byteranges; boundary=x"], Data("--x\r\n\r\n".utf8))]
        },
        HostilePage(broken: "416") { _ in [.status(416)] },
        HostilePage(broken: "416 with a smaller whole") { _ in [.status(416, ["Content-Range": "bytes */50"])] },
        HostilePage("206 that nobody asked for, whole", .stored) { $0.part(from: 0) },
        HostilePage(once: "206 that nobody asked for, in part") { visit in
            let range = "bytes 0-99/\(visit.picture.count)"
            return [.status(206, ["Content-Range": range, "ETag": "\"v1\""], Data(visit.picture.prefix(100)))]
        },
    ]

    /// Answers that ask to wait, in every form.
    static let waits =
        [
            ["Retry-After": "7"], ["Retry-After": "Mon, 30 Nov 2026 12:00:20 GMT"], [:],
            ["X-RateLimit-Retry-After": "1796040020"], ["Retry-After": "soon"], ["Retry-After": "-1"],
            ["Retry-After": "99999999999999999999"], ["Retry-After": "1e400"],
        ].flatMap { headers in
            [429, 503].map { status in
                HostilePage(once: "\(status) \(headers)") { _ in
                    [.status(status, headers.merging(["Date": "Mon, 30 Nov 2026 12:00:00 GMT"]) { $1 })]
                }
            }
        }

    static let refusals = [
        HostilePage("500 for ever", .failed("http-500")) { _ in [.status(500)] },
        HostilePage("429 for ever", .failed("http-429")) { _ in [.status(429, ["Retry-After": "1"])] },
        HostilePage("403", .failed("http-403")) { _ in [.status(403, [:], Data("no".utf8))] },
        HostilePage("404 with a picture", .failed("http-404")) { [.status(404, [:], $0.picture)] },
        HostilePage("410", .failed("http-410")) { _ in [.status(410)] },
        HostilePage("204", .failed("http-204")) { _ in [.text("HTTP/1.1 204 No Content\r\n\r\n")] },
        HostilePage("304", .failed("http-304")) { _ in [.text("HTTP/1.1 304 Not Modified\r\n\r\n")] },
        HostilePage("no HTTP at all", .failed("connection-failed")) { _ in [.text("SSH-2.0-x\r\n\r\n"), .close] },
    ]

    /// Case 36.
    static let redirects =
        [301, 302, 303, 307, 308].map { status in
            HostilePage(once: "\(status)") { _ in [.redirect(status, to: "/there")] }
        } + [
            HostilePage("a circle", .failed("connection-failed")) { _ in [.redirect(to: "/c1/0")] },
            HostilePage("a way without end", .failed("connection-failed")) { visit in
                [.redirect(to: "/\(visit.number)")]
            },
            HostilePage("a file of this disk", .failed("connection-failed")) { _ in
                [.redirect(to: "file:///etc/passwd")]
            },
            HostilePage("a redirect without a target", .failed("http-302")) { _ in [.status(302)] },
        ]
}

extension HostilePage.Visit {
    fileprivate var chunks: Data {
        [picture.prefix(300), picture.dropFirst(300)].reduce(into: Data()) { chunks, piece in
            chunks += Data((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Data("\r\n".utf8)
        }
    }
}
