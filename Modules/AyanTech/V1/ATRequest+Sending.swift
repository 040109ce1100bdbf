public import Foundation
import MangaNetworking
import Synchronization

@available(*, deprecated, renamed: "ATRequestV2")
extension ATRequest {
    /// Sends the request and calls back once, on the main actor; not at all after `cancel`.
    ///
    /// What fails before it can be sent (the address, a header) is called back as an error too.
    public func send(_ callback: (@MainActor @Sendable (ATResponse) -> Void)? = nil) {
        let draft = draft.withLock { $0 }
        let client = client ?? NetworkClientV2.client
        let task = Task {
            let response = await ATRequest.response(to: draft, through: client)
            await ATRequest.deliver(response, to: callback)
        }
        sending.withLock { $0 = task }
    }

    /// Ends the request, or the wait for a mocked answer.
    ///
    /// The callback is not called then: who cancels knows it.
    public func cancel() {
        sending.withLock { $0 }?.cancel()
    }

    @MainActor
    private static func deliver(_ response: ATResponse, to callback: (@MainActor @Sendable (ATResponse) -> Void)?) {
        if Task.isCancelled { return }
        if response.status?.isTokenExpired == true, (200...209).contains(response.responseCode) {
            NotificationCenter.default.post(name: .tokenExpiredReceived, object: nil)
        }
        callback?(response)
    }

    private static func response(to draft: ATRequestDraft, through client: ATClient) async -> ATResponse {
        if let path = draft.mockPath { return await mocked(path) }
        do {
            let request = try draft.request()
            do {
                return ATResponse(try await client.send(request))
            } catch {
                return ATResponse(failure: ATError(error, isNetworkUp: client.reaches(request.url)))
            }
        } catch {
            return ATResponse(failure: ATError(error, isNetworkUp: true))
        }
    }

    /// A file that cannot be used is a general error, and so is a success without a body; headers and status of that
    /// count all the same.
    private static func mocked(_ path: String) async -> ATResponse {
        let failure = ATError(
            persianDescription: ATErrorType.general.persianDescription,
            code: -1,
            type: .general,
            name: "noBody"
        )
        do {
            let file = try MockFile(path: path)
            try await Task.sleep(for: file.delay)
            if file.hasNoBody {
                let isSuccess = (200...209).contains(file.status)
                return ATResponse(
                    failure: isSuccess ? failure : ATResponse.failure(status: nil, code: file.status),
                    headers: file.headers.dictionary,
                    code: file.status
                )
            }
            let url = URL(filePath: path)
            return ATResponse(
                HTTPResponse(status: file.status, headers: file.headers, body: try file.bytes(), url: url)
            )
        } catch let error as MockError {
            return ATResponse(failure: failure.named("\(error)"))
        } catch {
            return ATResponse(failure: failure)  // Cancelled: nobody hears of it.
        }
    }
}

extension MockFile {
    fileprivate var hasNoBody: Bool {
        body == .none || body == .text("null")
    }
}

@available(*, deprecated, renamed: "ATErrorV2")
extension ATError {
    fileprivate func named(_ name: String) -> ATError {
        var error = self
        error.name = name
        return error
    }
}

extension Notification.Name {
    /// Posted on the main actor before the callback of an `ATRequest` that the service answered with `G00002`.
    public static let tokenExpiredReceived = Notification.Name("tokenExpiredReceived")
}
