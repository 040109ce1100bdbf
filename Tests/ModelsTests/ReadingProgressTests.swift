import Foundation
import MangaModels
import Testing

struct ReadingProgressTests {
    @Test(arguments: [
        (0, 3, false), (1, 3, false), (2, 3, true), (9, 3, true), (0, 1, true), (0, 0, false), (5, -1, false),
    ])
    func `is completed when the last page has been seen`(pageIndex: Int, totalPages: Int, isCompleted: Bool) {
        #expect(progress(pageIndex, of: totalPages).isCompleted == isCompleted)
    }

    @Test func `has times as ISO 8601 text in JSON`() throws {
        let progress = progress(2, of: 3)

        #expect(
            try JSON.text(progress) == """
                {"chapter":"c","completed":true,"manga":"m","pageIndex":2,"totalPages":3,\
                "updatedAt":"2026-11-30T08:15:00Z"}
                """
        )
        #expect(try JSON.value(JSON.text(progress)) == progress)
    }

    private func progress(_ pageIndex: Int, of totalPages: Int) -> ReadingProgress {
        ReadingProgress(
            manga: .init("m"),
            chapter: .init("c"),
            pageIndex: pageIndex,
            totalPages: totalPages,
            updatedAt: Date(timeIntervalSince1970: 1_796_026_500)
        )
    }
}
