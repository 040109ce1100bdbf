import Foundation
import Testing

@testable import MangaTerminal

extension SignalTests {
    @Suite(.timeLimit(.minutes(1)))
    struct InterruptSourceTests {
        @Test func `signals arrive as values, in every stream`() async {
            let source = InterruptSource()
            var first = source.interrupts().makeAsyncIterator()
            var second = source.interrupts().makeAsyncIterator()

            SignalTests.deliver(SIGINT)
            #expect([await first.next(), await second.next()] == [.interrupt, .interrupt])
            SignalTests.deliver(SIGTERM)
            #expect([await first.next(), await second.next()] == [.terminate, .terminate])

            source.stop()
            #expect([await first.next(), await second.next()] == [nil, nil])
        }

        @Test func `a command can be cancelled and the next one hears signals too`() async {
            let source = InterruptSource()
            for _ in 1...2 {
                let command = Task { try await Task.sleep(for: .seconds(3600)) }
                let interrupts = source.interrupts()
                let watch = Task { for await _ in interrupts { command.cancel() } }

                SignalTests.deliver(SIGINT)
                let result = await command.result
                watch.cancel()

                #expect(throws: CancellationError.self) { try result.get() }
            }
            source.stop()
        }

        @Test func `a real signal goes to the innermost route and the outer one comes back`() {
            let (outer, inner) = (WakePipe(), WakePipe())
            let outerRoute = SignalRoute([SIGWINCH], to: outer)
            let innerRoute = SignalRoute([SIGWINCH], to: inner)

            let first = receive(from: inner)
            innerRoute.restore()
            let second = receive(from: outer)
            outerRoute.restore()

            #expect([first, second] == [[UInt8(SIGWINCH)], [UInt8(SIGWINCH)]])
            #expect(inner.drain() + outer.drain() == [])
        }

        @Test func `a stopped source ends new streams at once`() async {
            let source = InterruptSource()
            source.stop()

            var stream = source.interrupts().makeAsyncIterator()

            #expect(await stream.next() == nil)
        }

        /// Sends this process a signal that is harmless by default.
        private func receive(from pipe: WakePipe) -> [UInt8] {
            kill(getpid(), SIGWINCH)
            _ = Descriptor.readable([pipe.reader], within: 10_000)
            return pipe.drain()
        }
    }
}
