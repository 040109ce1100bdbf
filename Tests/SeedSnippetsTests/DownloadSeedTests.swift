import Foundation
import MangaConfig
import MangaDownloads
import MangaImaging
import MangaKit
import MangaModels
import MangaStorage
import TestSupport
import Testing

/// The snippets of seed 001, as they stand there.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct DownloadSeedTests {
    private let folder: TemporaryFolder
    private let chapter = Chapter(id: Chapter.ID("c1"), number: 1)

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Builds what `shared` is, over a folder of comics with one manga of two chapters.
    private func withKit(_ body: (MangaKit, Manga, [Chapter]) async throws -> Void) async throws {
        for name in ["Test Manga/1/1.png", "Test Manga/1/2.png", "Test Manga/2/1.png"] {
            let file = URL(filePath: folder.at("comics/\(name)"))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try #require(image.pngData()).write(to: file)
        }
        let kit = try await MangaKit.live(home: Home(folder: folder.at("home")))
        let server = try await kit.serve(folder: folder.at("comics"))
        kit.downloads.environment = server.config.id
        let source = kit.source(of: server.config)
        let manga = try #require(try await source.search("", offset: 0, limit: 1).first)
        try await body(kit, manga, try await source.chapters(of: manga))
        await kit.shutdown()
    }

    private var image: PageImage {
        get throws { try #require(PageImage(width: 8, height: 8, pixels: [UInt8](repeating: 200, count: 8 * 8 * 4))) }
    }

    @Test func `uso básico`() async throws {
        try await withKit { kit, manga, chapters in
            let (chapter, slug) = (chapters[0], manga.slug)
            let downloadManager = DownloadManager.shared

            // Descargar un capítulo
            try await downloadManager.downloadChapter(
                mangaSlug: slug,
                mangaTitle: "One Piece",
                chapter: chapter
            )

            // Descargar múltiples capítulos
            await downloadManager.downloadChapters(
                mangaSlug: slug,
                mangaTitle: "One Piece",
                chapters: chapters
            )

            // Cancelar descarga
            downloadManager.cancelDownload(taskId: "taskId")

            // Cancelar todas
            downloadManager.cancelAllDownloads()

            await downloadManager.waitUntilIdle()
            #expect(downloadManager === kit.downloads)
            #expect(downloadManager.completedDownloads.map(\.chapter.id).contains(chapter.id))
        }
    }

    @Test func `pruebas unitarias`() async throws {
        try await withKit { _, testManga, chapters in
            let testChapter = chapters[0]
            let manager = DownloadManager.shared

            // Probar descarga individual
            try await manager.downloadChapter(
                mangaSlug: testManga.slug,
                mangaTitle: "Test Manga",
                chapter: testChapter
            )

            #expect(manager.activeDownloads.isEmpty)
            #expect(manager.completedDownloads.count == 1)
            await #expect(throws: DownloadError.alreadyDownloaded) {
                try await manager.downloadChapter(
                    mangaSlug: testManga.slug,
                    mangaTitle: "Test Manga",
                    chapter: testChapter
                )
            }
        }
    }

    @Test func `métodos del almacenamiento`() async throws {
        try await withKit { _, _, _ in
            let storage = StorageService.shared
            let image = try image

            // Guardar imagen descargada
            try await storage.saveImage(
                image,
                mangaSlug: "manga-slug",
                chapterNumber: 1,
                pageIndex: 0
            )

            // Verificar si capítulo está descargado
            #expect(storage.isChapterDownloaded(mangaSlug: "manga-slug", chapterNumber: 1))

            // Obtener directorio del capítulo
            let chapterDir = storage.getChapterDirectory(
                mangaSlug: "manga-slug",
                chapterNumber: 1
            )

            // Obtener URL de imagen local
            if let imageURL = storage.getImageURL(
                mangaSlug: "manga-slug",
                chapterNumber: 1,
                pageIndex: 0
            ) {
                #expect(imageURL.deletingLastPathComponent().path() == chapterDir.path())
            } else {
                Issue.record("The page has no file.")
            }

            // Obtener tamaño de almacenamiento
            let size = storage.getStorageSize()
            let formatted = storage.formatFileSize(size)
            #expect(size > 0)
            #expect(!formatted.isEmpty)

            // Eliminar capítulo descargado
            storage.deleteDownloadedChapter(
                mangaSlug: "manga-slug",
                chapterNumber: 1
            )
            #expect(!storage.isChapterDownloaded(mangaSlug: "manga-slug", chapterNumber: 1))
        }
    }

    @Test func `calidad de imagen`() throws {
        let image = try image

        #expect(image.jpegData(compressionQuality: 0.8) != nil)  // 80% de calidad JPEG
        #expect(image.optimizedForStorage() != nil)
    }

    @Test func `miembros de la tarea`() async throws {
        try await withKit { _, manga, chapters in
            let manager = DownloadManager.shared
            await manager.pauseAll()
            await manager.downloadChapters(mangaSlug: manga.slug, mangaTitle: manga.title, chapters: [chapters[0]])
            let task: DownloadTask = try #require(manager.activeDownloads.first)

            let id: String = task.id
            let mangaSlug: String = task.mangaSlug
            let mangaTitle: String = task.mangaTitle
            let chapterNumber: Int = task.chapterNumber
            let imageURLs: [String] = task.imageURLs
            let state: DownloadState = task.state
            let downloadedPages: Int = task.downloadedPages
            let progress: Double = task.progress

            #expect(!id.isEmpty)
            #expect((mangaSlug, mangaTitle, chapterNumber) == (manga.slug, manga.title, 1))
            #expect((imageURLs, downloadedPages, progress) == ([], 0, 0))
            #expect(state == .paused)
        }
    }

    @Test func `estados, errores y notificaciones`() {
        let states: [DownloadState] = [
            .pending, .downloading(progress: 0.5), .completed, .failed(error: "error"), .cancelled,
        ]
        let errors: [DownloadError] = [
            .alreadyDownloaded, .noImagesFound, .invalidURL, .invalidResponse, .httpError(statusCode: 404),
            .invalidImageData, .cancelled, .storageError("error"),
        ]
        let localized: [any LocalizedError] = errors
        let names: [Notification.Name] = [
            .downloadDidStart, .downloadDidUpdate, .downloadDidComplete, .downloadDidFail, .downloadDidCancel,
        ]

        #expect(Set(states).count == 5)
        #expect(localized.allSatisfy { $0.errorDescription?.isEmpty == false })
        #expect(
            names.map(\.rawValue) == [
                "downloadDidStart", "downloadDidUpdate", "downloadDidComplete", "downloadDidFail", "downloadDidCancel",
            ]
        )
    }
}
