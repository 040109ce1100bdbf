import MangaDownloads
import Testing

struct SpeedometerTests {
    @Test func `the first look gives the speed so far`() {
        var speedometer = Speedometer(at: 10)
        speedometer.read(3000, at: 12)

        #expect(speedometer.bytesPerSecond == 1500)
    }

    @Test func `what has waited for its turn is not slow`() {
        var speedometer = Speedometer(bytes: 500, at: 0)
        for second in 1...60 { speedometer.read(500, at: Double(second)) }
        let before = speedometer.bytesPerSecond
        speedometer.read(3500, at: 61)

        #expect(before == nil)
        #expect(speedometer.bytesPerSecond == 3000)
    }

    @Test func `half of an old speed is forgotten in five seconds`() {
        var speedometer = Speedometer(at: 0)
        speedometer.read(1000, at: 1)
        speedometer.read(1000, at: 6)

        #expect(speedometer.bytesPerSecond == 500)
    }

    @Test func `looks that come too soon after each other are one`() {
        var speedometer = Speedometer(at: 0)
        speedometer.read(1000, at: 1)
        speedometer.read(900_000, at: 1.05)
        let unchanged = speedometer.bytesPerSecond
        speedometer.read(2000, at: 2)

        #expect(unchanged == 1000)
        #expect(speedometer.bytesPerSecond == 1000)
    }

    @Test func `says how long what is left takes, where something moves`() {
        var speedometer = Speedometer(at: 0)
        let before = speedometer.time(for: 1000)
        speedometer.read(1000, at: 2)
        let times = [1000, 0, -5].map { speedometer.time(for: $0) }
        let unknown = speedometer.time(for: nil)
        for second in 3..<200 { speedometer.read(1000, at: Double(second)) }

        #expect(before == nil)
        #expect(times == [.seconds(2), .zero, .zero])
        #expect(unknown == nil)
        #expect(speedometer.time(for: 1000) == nil)
    }

    @Test func `bytes that were thrown away are no negative speed`() {
        var speedometer = Speedometer(bytes: 500, at: 0)
        speedometer.read(100, at: 1)

        #expect(speedometer.bytesPerSecond == 0)
    }
}
