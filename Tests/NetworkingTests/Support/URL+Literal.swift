import Foundation

extension URL {
    /// For addresses that a test spells out.
    init(literal text: String) {
        self = URL(string: text) ?? URL(filePath: "/no-url")
    }
}
