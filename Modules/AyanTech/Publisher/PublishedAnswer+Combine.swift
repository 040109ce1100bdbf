#if canImport(Combine)
import Combine

extension PublishedAnswer {
    var publisher: AnyPublisher<Output, Failure> {
        Deferred {
            let delivery = Delivery(self)
            return Future<Output, Failure> { promise in
                let promise = Promise(call: promise)
                delivery.start { event in
                    switch event {
                    case .value(let value): promise.call(.success(value))
                    case .end(let failure?): promise.call(.failure(failure))
                    case .end(nil): break
                    }
                }
            }
            .handleEvents(receiveCancel: { delivery.cancel() })
        }
        .eraseToAnyPublisher()
    }

    /// Unchecked, since Combine does not say that a `Future`'s promise may be called on any thread, which it may.
    private struct Promise: @unchecked Sendable {
        let call: (Result<Output, Failure>) -> Void
    }
}
#else
extension PublishedAnswer {
    var publisher: AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
#endif
