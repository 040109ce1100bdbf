import Foundation
import MangaModels
import Testing

struct BackendTests {
    @Test func `a manifest has the backend's shape`() throws {
        let manifest = ChapterManifest(
            mangaSlug: "lantern-street",
            chapterNumber: 6,
            chapterID: .init("c6"),
            images: [.init(page: 0, filename: "001.jpg", size: 12, url: "/api/v1/images/lantern-street/6/0")],
            totalSize: 12,
            downloadedAt: Date(timeIntervalSince1970: 0)
        )

        #expect(
            try JSON.text(manifest) == """
                {"chapterId":"c6","chapterNumber":6,"downloaded":true,"downloadedAt":"1970-01-01T00:00:00Z",\
                "downloadedPages":1,"failedPages":0,\
                "images":[{"filename":"001.jpg","page":0,"size":12,"url":"/api/v1/images/lantern-street/6/0"}],\
                "mangaSlug":"lantern-street","totalPages":1,"totalSize":12}
                """
        )
        #expect(try JSON.value(JSON.text(manifest)) == manifest)
    }

    @Test func `a manifest needs a manga and images only`() throws {
        let manifest: ChapterManifest = try JSON.value(#"{"mangaSlug":"m","images":[]}"#)

        #expect(
            manifest
                == ChapterManifest(mangaSlug: "m", chapterNumber: nil, chapterID: nil, images: [], totalSize: 0)
        )
    }

    @Test func `a failure has the backend's shape`() throws {
        let failure = Failure(code: 40401, message: "Chapter not found")

        #expect(
            try JSON.text(failure) == #"{"error":{"code":40401,"message":"Chapter not found"},"success":false}"#
        )
        #expect(
            try JSON.value(#"{"success":false,"error":{"code":40401,"message":"Chapter not found","details":{}}}"#)
                == failure
        )
    }

    @Test func `answers have the backend's shapes`() throws {
        let receipt = DownloadReceipt(mangaSlug: "m", chapterNumber: 6, totalPages: 3, totalSize: 9)
        let stats = ServerStorage(
            totalMangas: 1,
            totalChapters: 2,
            totalPages: 3,
            totalSize: 4,
            totalSizeFormatted: "4 bytes"
        )
        let held = DownloadedChapters(
            mangaSlug: "m",
            chapters: [.init(chapterNumber: 6, chapterId: nil, totalPages: 3, totalSize: 9, downloadedAt: nil)]
        )

        #expect(
            try JSON.text(receipt) == """
                {"alreadyDownloaded":false,"chapterNumber":6,"downloaded":3,"failed":0,"mangaSlug":"m",\
                "success":true,"totalPages":3,"totalSize":9}
                """
        )
        #expect(
            try JSON.text(stats) == """
                {"totalChapters":2,"totalMangas":1,"totalPages":3,"totalSize":4,"totalSizeFormatted":"4 bytes"}
                """
        )
        #expect(
            try JSON.text(held) == """
                {"chapters":[{"chapterNumber":6,"totalPages":3,"totalSize":9}],"mangaSlug":"m","totalChapters":1}
                """
        )
        #expect(try JSON.text(Deletion(freedBytes: 9)) == #"{"freedBytes":9,"success":true}"#)
        #expect(
            try JSON.text(ServerHealth(status: "ok", version: "1.0.0", uptime: 1.5, timestamp: "t"))
                == #"{"status":"ok","timestamp":"t","uptime":1.5,"version":"1.0.0"}"#
        )
    }
}
