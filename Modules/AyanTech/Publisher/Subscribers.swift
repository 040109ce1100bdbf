#if !canImport(Combine)
/// The part of Combine's `Subscribers` that one answer needs.
public enum Subscribers {
    /// How a publisher ends.
    @frozen public enum Completion<Failure: Error>: Sendable {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
#endif
