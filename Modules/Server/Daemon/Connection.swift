import CMicrohttpd
import Foundation
import MangaStorage

/// One client's connection, as libmicrohttpd knows it.
///
/// `@unchecked`: `suspend` and `resume` may be called from any thread, everything else is called on the connection's
/// own thread, inside one of libmicrohttpd's callbacks.
struct Connection: @unchecked Sendable {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    var id: UInt {
        UInt(bitPattern: pointer)
    }

    var socket: Int32 {
        cmicrohttpd_socket(pointer)
    }

    func suspend() {
        MHD_suspend_connection(pointer)
    }

    func resume() {
        MHD_resume_connection(pointer)
    }

    /// The header fields, or the query's arguments.
    func fields(_ kind: MHD_ValueKind) -> [RequestHead.Field] {
        var fields: [RequestHead.Field] = []
        withUnsafeMutablePointer(to: &fields) { list in
            _ = MHD_get_connection_values_n(
                pointer,
                kind,
                { list, _, name, nameSize, value, valueSize in
                    let name = Connection.text(name, nameSize)
                    let value = Connection.text(value, valueSize)
                    list?.assumingMemoryBound(to: [RequestHead.Field].self).pointee.append((name, value))
                    return .YES
                },
                list
            )
        }
        return fields
    }

    /// Sends `response` as soon as the client takes it.
    func queue(_ response: Response, closing: Bool) -> MHD_Result {
        guard let made = response.body.made() else { return .NO }
        defer { MHD_destroy_response(made) }
        MHD_add_response_header(made, "X-Content-Type-Options", "nosniff")
        for (name, value) in response.headers {
            MHD_add_response_header(made, name, value)
        }
        if closing { MHD_add_response_header(made, "Connection", "close") }
        return MHD_queue_response(pointer, UInt32(response.status), made)
    }

    private static func text(_ start: UnsafePointer<CChar>?, _ size: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : size), as: UTF8.self)
    }
}

extension Response.Body {
    fileprivate func made() -> OpaquePointer? {
        switch self {
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { raw in
                // Declared mutable for a mode that frees it; this one copies.
                let start = UnsafeMutableRawPointer(mutating: raw.baseAddress)
                return MHD_create_response_from_buffer(raw.count, start, .RESPMEM_MUST_COPY)
            }
        case .file(let slice, let offset, let length):
            let descriptor = fcntl(slice.descriptor, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { return nil }
            let made = MHD_create_response_from_fd_at_offset64(UInt64(length), descriptor, UInt64(offset))
            if made == nil { close(descriptor) }
            return made
        }
    }
}
