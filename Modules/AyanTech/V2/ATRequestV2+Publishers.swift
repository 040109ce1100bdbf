#if canImport(Combine)
public import Combine
#endif

extension ATRequestV2 {
    /// The envelope's `Parameters`: one value and `finished`, or one failure; see ``value(as:)-(Value.Type)``.
    ///
    /// Each subscription sends the request. Cancelling it aborts the transfer, and nothing more comes; `invalidRequest`
    /// comes before `sink` returns, all else on a thread of no promise.
    public func valuePublisher<Value: Decodable & Sendable>(as type: Value.Type) -> AnyPublisher<Value, ATErrorV2> {
        publisher { answer throws(ATErrorV2) in
            let response: ATResponseV2<Value> = try answer.value()
            return response.value
        }
    }

    /// Only the success of a call; see ``valuePublisher(as:)-(Value.Type)``.
    public func valuePublisher(as type: Void.Type) -> AnyPublisher<Void, ATErrorV2> {
        publisher { answer throws(ATErrorV2) in try answer.withoutValue().value }
    }

    /// The whole answer; see ``valuePublisher(as:)-(Value.Type)``.
    public func responsePublisher<Value: Decodable & Sendable>(
        as type: Value.Type
    ) -> AnyPublisher<ATResponseV2<Value>, ATErrorV2> {
        publisher { answer throws(ATErrorV2) in try answer.value() }
    }

    /// The whole answer of a call whose success is all that matters; see ``valuePublisher(as:)-(Value.Type)``.
    public func responsePublisher(as type: Void.Type) -> AnyPublisher<ATResponseV2<Void>, ATErrorV2> {
        publisher { answer throws(ATErrorV2) in try answer.withoutValue() }
    }

    private func publisher<Output: Sendable>(
        _ read: @escaping @Sendable (EnvelopeAnswer) throws(ATErrorV2) -> Output
    ) -> AnyPublisher<Output, ATErrorV2> {
        PublishedAnswer {
            do throws(ATErrorV2) {
                let request = try httpRequest()
                return .success {
                    do throws(ATErrorV2) {
                        return .success(try read(await send(request, through: client)))
                    } catch {
                        return .failure(error)
                    }
                }
            } catch {
                return .failure(error)
            }
        }
        .publisher
    }
}
