import Foundation
import MangaDownloads
import MangaLocalization
import Testing

struct DownloadErrorTests {
    @Test func `says what happened and what to do`() {
        let error = DownloadError.httpError(statusCode: 404)

        #expect(
            error.errorDescription
                == "The server answered with HTTP status 404; retry later, or see whether the chapter still exists."
        )
        #expect(
            error.message.text(in: .spanish)
                == "El servidor respondió con el estado HTTP 404; reintente más tarde o mire si el capítulo aún existe."
        )
    }

    @Test func `codes are stable words`() {
        let errors: [DownloadError] = [
            .alreadyDownloaded, .noImagesFound, .invalidURL, .invalidResponse, .httpError(statusCode: 503),
            .invalidImageData, .cancelled, .storageError("full"),
            .recorded(code: "odd", reason: Message(verbatim: "r")),
        ]

        #expect(
            errors.map(\.code) == [
                "already-downloaded", "no-images-found", "invalid-url", "invalid-response", "http-503",
                "invalid-image-data", "cancelled", "storage-error", "odd",
            ]
        )
    }
}
