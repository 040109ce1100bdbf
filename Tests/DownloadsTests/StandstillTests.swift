import Foundation
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@testable import MangaDownloads

struct StandstillTests {
    private func job() -> RunningJob {
        let info = ChapterInfo(environment: Workshop.environment, manga: Workshop.manga, chapter: Workshop.chapter(1))
        let row = QueuedDownload(
            id: "d",
            info: info,
            state: .running(owner: "me"),
            donePages: 0,
            totalPages: 0,
            addedAt: .distantPast,
            endedAt: nil
        )
        return RunningJob(row, limits: DownloadLimits())
    }

    @Test func `after three seconds without a byte a chapter waits: it has no speed, and no end is foretold`() {
        var job = job()
        job.meter.count(bytes: 1000)
        for _ in 1...3 { job.pulse() }
        #expect(job.reading().standstill == nil)

        job.pulse()
        let reading = job.reading()
        #expect(reading.standstill == .unknown)
        #expect((reading.bytesPerSecond, reading.timeLeft) == (0, nil))
        #expect(job.pace == QueuedDownload.Pace(bytesPerSecond: 0, standstill: .unknown))

        job.meter.count(bytes: 1)
        job.pulse()
        #expect(job.reading().standstill == nil)
    }

    @Test func `the reason is that of the page that is to be tried again, as long as nothing comes`() {
        var job = job()
        job.meter.standstill = .noConnection(reason: Message(verbatim: "Nobody listens."))
        for _ in 1...3 { job.pulse() }
        #expect(job.reading().standstill == .noConnection(reason: Message(verbatim: "Nobody listens.")))

        job.meter.count(bytes: 1)
        for _ in 1...4 { job.pulse() }
        #expect(job.reading().standstill == .unknown)
    }

    @Test func `an environment that allows few requests is the reason where there is no other`() {
        var job = job()
        job.meter.requestsPerMinute = 6
        for _ in 1...3 { job.pulse() }
        #expect(job.reading().standstill == .ownLimit(requestsPerMinute: 6))

        job.meter.standstill = .host(until: .distantFuture)
        #expect(job.reading().standstill == .host(until: .distantFuture))
    }

    @Test func `a chapter whose pages are all there is written down, and does not wait`() {
        var job = job()
        var plan = PagePlan([Page(index: 0, url: "http://stub/0")])
        plan.receive([0])
        job.plan = plan
        for _ in 1...9 { job.pulse() }

        #expect(job.reading().standstill == nil)
    }

    @Test(
        arguments: [
            (PageProblem.status(429, retryAfter: .seconds(9)), QueuedDownload.Standstill.host(until: .distantFuture)),
            (.connection(.cannotConnect(server: "s")), .noConnection(reason: Message(verbatim: ""))),
            (.empty, nil), (.status(500, retryAfter: nil), nil),
        ] as [(PageProblem, QueuedDownload.Standstill?)]
    )
    func `a refused connection and a host that asks to wait are reasons`(
        problem: PageProblem,
        standstill: QueuedDownload.Standstill?
    ) {
        switch (problem.standstill(until: .distantFuture), standstill) {
        case (.noConnection(let reason), .noConnection): #expect(!reason.text(in: .spanish).isEmpty)
        case (let found, let expected): #expect(found == expected)
        }
    }
}
