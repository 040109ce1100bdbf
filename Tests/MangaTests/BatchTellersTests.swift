import Testing

@testable import manga

/// Who says that a batch of downloads has ended.
struct BatchTellersTests {
    @Test func `the command tells where it is first, and then the notices do not`() {
        var tellers = BatchTellers()
        let before = tellers.told

        let tells = [tellers.commandTells(since: before), tellers.noticeTells(), tellers.noticeTells()]
        #expect(tells == [true, false, true])
    }

    @Test func `the notices tell where they are first, and then the command does not`() {
        var tellers = BatchTellers()
        let before = tellers.told

        let tells = [tellers.noticeTells(), tellers.commandTells(since: before)]
        #expect(tells == [true, false])
    }
}
