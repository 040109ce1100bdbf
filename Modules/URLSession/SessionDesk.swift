import Foundation
import MangaNetworking
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session, its delegate, and the one transfer that runs in it.
///
/// Everything that touches the task happens on the delegate queue, one thing at a time. That makes ending it safe: in
/// Foundation 6.3 `cancel()` beside a task that ends at the same moment hangs or ends the process (corelibs issue
/// 5412), but tasks end on this queue too, and `abort` holds it until all of the cancelling is done. That can take as
/// long as a server floods us, which is why transfers do not share a session.
final class SessionDesk: NSObject, URLSessionDataDelegate {
    private struct State {
        var session: URLSession?
        var transfer: SessionTransfer?
        var isShut = false
        var leavers: [CheckedContinuation<Void, Never>] = []
    }

    private let queue = SessionQueue()
    private let state = Mutex(State())
    /// Called when the next transfer may come.
    private let isFree: @Sendable (SessionDesk) -> Void

    init(isFree: @escaping @Sendable (SessionDesk) -> Void) {
        self.isFree = isFree
    }

    /// The answer to one request, a redirect or a refusal included.
    func answer(to transfer: SessionTransfer) async throws -> HTTPResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { caller in
                transfer.begin(caller)
                queue.add { self.start(transfer) }
            }
        } onCancel: {
            queue.add { self.abort(transfer, CancellationError()) }
        }
    }

    /// Returns when what has arrived before is taken.
    func settle() async {
        await withCheckedContinuation { waiter in
            queue.add { waiter.resume() }
        }
    }

    /// Ends what runs, and returns when nothing of the session is left.
    func shutdown() async {
        await withCheckedContinuation { leaver in
            queue.add { self.close(leaver) }
        }
    }

    /// The same without waiting.
    func abandon() {
        queue.add { self.close(nil) }
    }

    private func start(_ transfer: SessionTransfer) {
        guard !transfer.isEnded else { return isFree(self) }
        guard let session = openSession(for: transfer) else {
            transfer.end(.failure(CancellationError()))
            return isFree(self)
        }
        let task = session.dataTask(with: transfer.urlRequest)
        transfer.task = task
        task.resume()
    }

    /// Ends the wait for `transfer` with `error`, and the task behind it.
    private func abort(_ transfer: SessionTransfer, _ error: any Error) {
        guard !transfer.isEnded else { return }
        transfer.end(.failure(error))
        if let task = transfer.task { cancel(task) { task.cancel() } }
    }

    /// Does `work`, which cancels `task`, and waits until that is done.
    ///
    /// `cancel` leaves the rest to the task's own queue, which `priority` waits for; the second time also for what the
    /// first step of `cancel` put there, if that came late.
    private func cancel(_ task: URLSessionTask, by work: () -> Void) {
        queue.lettingThrough {
            work()
            _ = task.priority
            _ = task.priority
        }
    }

    private func openSession(for transfer: SessionTransfer) -> URLSession? {
        state.withLock { state in
            guard !state.isShut else { return nil }
            state.transfer = transfer
            if let session = state.session { return session }
            let session = URLSession(configuration: .keepingNothing, delegate: self, delegateQueue: queue)
            state.session = session
            return session
        }
    }

    /// A session that is used after its end would end the process, so `isShut` comes first.
    private func close(_ leaver: CheckedContinuation<Void, Never>?) {
        let (transfer, session) = state.withLock { state in
            state.isShut = true
            if state.session != nil, let leaver { state.leavers.append(leaver) }
            return (state.transfer, state.session)
        }
        if let transfer { abort(transfer, CancellationError()) }
        if let session { session.finishTasksAndInvalidate() } else { leaver?.resume() }
    }

    /// Does `work` for the transfer while it waits; what it throws ends it.
    private func take(_ work: (SessionTransfer) throws -> Void) {
        guard let transfer = state.withLock({ $0.transfer }), !transfer.isEnded else { return }
        do {
            try work(transfer)
        } catch {
            abort(transfer, error)
        }
    }
}

extension SessionDesk {
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        take { $0.receive(response) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        take { try $0.receive(data) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        take { $0.touch() }
    }

    /// Redirects are ours; one whose task has been cancelled must not be answered, which would end the process.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        take { _ in completionHandler(nil) }
    }

    /// A 401 with a Basic challenge, whose body is here already; without an answer the task would never end.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic else {
            return completionHandler(.performDefaultHandling, nil)
        }
        take { try $0.finish(task.response) }
        cancel(task) { completionHandler(.cancelAuthenticationChallenge, nil) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let transfer = state.withLock { state in
            defer { state.transfer = nil }
            return state.transfer
        }
        // Before its caller goes on, so that the connection is there for what it sends next.
        isFree(self)
        transfer?.complete(task.response, error)
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        let leavers = state.withLock { state in
            defer { (state.session, state.leavers) = (nil, []) }
            return state.leavers
        }
        for leaver in leavers { leaver.resume() }
    }
}
