public import Foundation

/// A fact, usually an error, that names its words.
///
/// Conformers get an English `description` and `errorDescription`; whoever knows the user's language asks `message`.
public protocol Localizable: CustomStringConvertible {
    var message: Message { get }
}

extension Localizable {
    public var description: String {
        message.text(in: .english)
    }
}

extension LocalizedError where Self: Localizable {
    public var errorDescription: String? {
        message.text(in: .english)
    }
}
