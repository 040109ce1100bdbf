import Foundation
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage

/// Brings one page into the library, with as many tries as it takes.
struct PageFetch: Sendable {
    let client: HTTPClient
    let pages: any Pages
    let pending: PendingChapter
    let limits: DownloadLimits
    let pace: JobPace
    let turn: PageTurn
    let asked: AskedPages

    /// Pages that are handed to the client before their turn, so that no connection waits for us.
    var ahead: Int { client.keepsLines ? 2 : 0 }

    /// A place among those of the chapter, in line already: pages come in their order.
    var place: PagePlace {
        let place = PagePlace(of: .chapter(pending.key), limit: limits.pages + ahead, in: pace.places)
        place.lineUp()
        return place
    }

    /// Fetches and accepts `page` when it has its `place`; false where it may not begin then.
    ///
    /// Throws `DownloadFailure`, or `CancellationError`.
    func run(_ page: Page, at place: PagePlace) async throws -> Bool {
        defer { place.leave() }
        try await place.enter()
        guard !turn.isOver else { return false }
        do {
            try await bring(page, at: place)
            return true
        } catch let failure as DownloadFailure {
            // Before the place is free: nobody begins who should not.
            if failure.isOfPage { turn.fail() }
            throw failure
        }
    }

    /// The place is free for another page as soon as the bytes of this one are here.
    private func bring(_ page: Page, at place: PagePlace) async throws {
        guard let url = URL(string: page.url), ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw DownloadFailure(.invalidURL, page: page.index)
        }
        var retry = PageRetry(tries: limits.tries)
        var visit = PageVisit(page)
        let voices = pace.voices.count(of: url)
        // One for all tries: a page that is opened a second time begins anew.
        var part = try await open(page.index)
        while true {
            do {
                try await bring(url, into: part, &visit)
                place.leave()
                try await accept(part, as: page.index)
                return pace.meter.countPage()
            } catch let problem as PageProblem {
                try Task.checkCancellation()
                guard let delay = retry.delay(after: problem, gained: visit.gained(part.count)) else {
                    throw failure(problem, of: page, at: url, since: voices)
                }
                pace.meter.standstill = problem.standstill(until: Date(timeIntervalSinceNow: delay / .seconds(1)))
                try await pace.wait(delay)
                try await place.enter()
                if case .notAnImage = problem { part = try await open(page.index) }
            }
        }
    }

    /// Of the last try: the page's own, or that of a host which nobody has heard of since the first one.
    private func failure(_ problem: PageProblem, of page: Page, at url: URL, since voices: Int) -> DownloadFailure {
        let own = problem.failure(page: page.index)
        guard own.remedy == .none, problem.isSilence, pace.voices.count(of: url) == voices else { return own }
        return DownloadFailure(silence: problem.silence, unless: own, hasSpoken: pace.hasSpoken(url))
    }

    /// One request, or two where the first shows that what is there cannot be continued.
    private func bring(_ url: URL, into part: PartFile, _ visit: inout PageVisit) async throws {
        guard try await receive(url, into: part, &visit) == .mustRestart else { return }
        try stored(visit.index) { try part.restart() }
        visit.resume = Resume(size: nil)
        guard try await receive(url, into: part, &visit) == .whole else { throw PageProblem.badRange }
    }

    private enum Reception {
        case whole, mustRestart
    }

    /// Streams one answer into `part`; throws `PageProblem` where it is not the page.
    private func receive(_ url: URL, into part: PartFile, _ visit: inout PageVisit) async throws -> Reception {
        let (hasBegun, index) = (visit.hasBegun, visit.index)
        let mayBegin: @Sendable () -> Bool = {
            guard hasBegun ? !turn.isDrained : !turn.isOver else { return false }
            asked.note(index)
            return true
        }
        let sink = PartSink(
            part,
            resume: visit.resume,
            limit: visit.limit,
            meter: pace.meter,
            mayBegin: mayBegin
        )
        visit.hasBegun = true
        defer { if let head = sink.head { visit.resume.learn(from: head) } }
        let response: HTTPResponse
        do {
            response = try await ask(url, for: index, visit.resume.headers(having: part.count), sink)
        } catch PageProblem.badRange {
            return .mustRestart
        } catch let problem as PageProblem {
            // Nothing of it is of use, and it may be much.
            try stored(visit.index) { try part.restart() }
            throw problem
        } catch {
            throw PageFetch.reason(error, page: visit.index)
        }
        guard let head = sink.head else { return try refusal(response, part) }
        guard part.count > 0 else { throw PageProblem.empty }
        if let expected = Resume.total(in: head), expected != part.count {
            throw PageProblem.wrongLength(expected: expected, received: part.count)
        }
        return .whole
    }

    /// One request, when environment and host have room for it.
    private func ask(
        _ url: URL,
        for index: Int,
        _ headers: HTTPHeaders,
        _ sink: PartSink
    ) async throws -> HTTPResponse {
        let wait = HostWait(pace.meter)
        defer { wait.end() }
        sink.onAnswer { [pace] head in
            wait.end()
            let advice = RetryAdvice.delay(in: head, now: Date())
            if !PageProblem.status(head.status, retryAfter: advice).isSilence { pace.voices.note(url) }
        }
        let places = pace.places
        let all = PagePlaces.Owner.environment(pending.key.environment)
        let host = PagePlaces.Owner(host: url)
        let lines = [
            PagePlaces.Owner.chapter(pending.key).line(limit: limits.pages),
            all.line(limit: limits.pagesInAll),
            host.line(limit: limits.connectionsPerHost),
        ]
        return try await places.withPlace(of: all, limit: limits.pagesInAll + ahead) {
            try await places.withPlace(of: host, limit: limits.connectionsPerHost + ahead) {
                if pace.drain.hasBegun { throw CancellationError() }
                // Of one that keeps lines the sink hears when it is their turn.
                if !client.keepsLines { asked.note(index) }
                return try await client.fetch(url, headers: headers, lines: lines, to: sink)
            }
        }
    }

    /// What an answer without a page means.
    ///
    /// 416 says that nothing is missing where what is there is as long as the whole: the look at the image decides.
    /// Else a part that reaches beyond the whole is no part of it.
    private func refusal(_ response: HTTPResponse, _ part: PartFile) throws(PageProblem) -> Reception {
        guard response.status == 416, part.count > 0 else {
            throw .status(response.status, retryAfter: RetryAdvice.delay(in: response, now: Date()))
        }
        return ContentRange(response.headers["Content-Range"])?.total == part.count ? .whole : .mustRestart
    }

    private func open(_ index: Int) async throws -> PartFile {
        do {
            return try await pages.open(page: index, of: pending)
        } catch let error as StorageError {
            throw DownloadFailure(storage: error, page: index)
        }
    }

    /// Hands the file over; what is no image is gone from the disk afterwards.
    private func accept(_ part: PartFile, as index: Int) async throws {
        do {
            _ = try await pages.accept(part, as: index, of: pending)
        } catch let error as StorageError {
            if case .notAnImage(_, let reason) = error {
                throw error.isTooLarge
                    ? PageProblem.tooManyPixels(Message(saying: reason))
                    : PageProblem.notAnImage(Message(saying: reason))
            }
            throw DownloadFailure(storage: error, page: index)
        }
    }

    private func stored(_ index: Int, _ work: () throws -> Void) throws {
        do {
            try work()
        } catch let error as StorageError {
            throw DownloadFailure(storage: error, page: index)
        }
    }

    /// What ended a request early, sorted by what can be done about it.
    private static func reason(_ error: any Error, page: Int) -> any Error {
        switch error {
        case is CancellationError, is DownloadFailure, is PageProblem: error
        case let error as StorageError: DownloadFailure(storage: error, page: page)
        case APIError.transport(let error, _): PageProblem.connection(error)
        default: PageProblem.refused(Message(saying: error))
        }
    }
}
