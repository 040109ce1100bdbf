#if !canImport(Combine)
/// A publisher of which only what it delivers is known (Combine's name), where there is no Combine.
///
/// Those of this module are cold and deliver one value and `finished`, or one failure, on a thread of their own choice.
public struct AnyPublisher<Output: Sendable, Failure: Error>: Sendable {
    private let answer: PublishedAnswer<Output, Failure>

    init(_ answer: PublishedAnswer<Output, Failure>) {
        self.answer = answer
    }

    /// Begins a subscription, which lasts as long as what it returns is kept.
    public func sink(
        receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping @Sendable (Output) -> Void
    ) -> AnyCancellable {
        let delivery = Delivery(answer)
        delivery.start { event in
            switch event {
            case .value(let value): receiveValue(value)
            case .end(let failure): receiveCompletion(failure.map { .failure($0) } ?? .finished)
            }
        }
        return AnyCancellable { delivery.cancel() }
    }
}
#endif
