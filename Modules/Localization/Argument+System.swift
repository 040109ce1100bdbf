import Foundation

extension Argument {
    /// The system's words for the error number `code`, in English.
    public static func system(_ code: Int32) -> Argument {
        .text(String(cString: strerror(code)))
    }
}
