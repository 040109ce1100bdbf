import MangaDownloads
import MangaLocalization
import MangaModels
import Testing

struct OutagesTests {
    private let home = EnvironmentID("home")
    private let error = DownloadError.noConnection(Message(DownloadsPhrase.empty))

    /// How many beats go by until a try is due.
    private func beats(_ outages: inout Outages) -> Int {
        for count in 1...100 where outages.beat() { return count }
        return 0
    }

    @Test func `waits twice as long from try to try, half a minute at most`() {
        var outages = Outages()
        outages.fail(home, error, wasProbe: false)

        var waits: [Int] = []
        for _ in 0..<7 {
            waits.append(beats(&outages))
            outages.probe(home)
            outages.fail(home, error, wasProbe: true)
        }

        #expect(waits == [1, 2, 4, 8, 16, 30, 30])
    }

    @Test func `chapters that were under way before make the wait no longer`() {
        var outages = Outages()

        for _ in 0..<3 { outages.fail(home, error, wasProbe: false) }
        let wait = beats(&outages)

        #expect(wait == 1)
    }

    @Test func `nothing is begun between two tries, nor during one`() {
        var outages = Outages()
        outages.fail(home, error, wasProbe: false)
        var blocked = [outages.blocked]
        _ = outages.beat()
        blocked.append(outages.blocked)
        outages.probe(home)
        blocked.append(outages.blocked)
        outages.giveUpProbe(home)
        blocked.append(outages.blocked)

        #expect(blocked == [[home], [], [home], []])
        #expect(outages.errors == [home: error])
    }

    @Test func `a change lets each be tried at once, and then as soon as after the first failure`() {
        var outages = Outages()
        outages.fail(home, error, wasProbe: false)
        for _ in 0..<3 { outages.fail(home, error, wasProbe: true) }

        outages.hurry()
        let (blocked, errors) = (outages.blocked, outages.errors)
        outages.probe(home)
        outages.fail(home, error, wasProbe: true)

        #expect(blocked == [])
        #expect(errors == [home: error])
        #expect(beats(&outages) == 2)
    }

    @Test func `a connection ends it`() {
        var outages = Outages()
        outages.fail(home, error, wasProbe: false)

        outages.recover(home)

        #expect(outages == Outages())
    }
}
