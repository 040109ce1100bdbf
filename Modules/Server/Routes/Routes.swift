import Foundation
import MangaLocalization
import MangaModels

/// Answers requests from a shelf.
struct Routes: Sendable {
    private let shelf: any Shelf
    private let accounts: AccountRoutes?
    private let started = ContinuousClock.now

    init(shelf: any Shelf, accounts: AccountBook?) {
        self.shelf = shelf
        self.accounts = accounts.map(AccountRoutes.init)
    }

    func answer(_ request: Request, checkedBy access: Access) async -> Response {
        do {
            try access.check(request)
            let route = Route(request.segments)
            let caller = try await access.caller(of: request, at: route)
            return try await answer(request, at: route, to: caller)
        } catch {
            return Refusal(error).response
        }
    }

    private func answer(_ request: Request, at route: Route?, to caller: Caller) async throws -> Response {
        guard let route, accounts != nil || !route.isAccount else {
            throw Refusal(404, ServerPhrase.noSuchRoute)
        }
        guard route.methods.contains(request.method) else {
            let allowed = route.methods.joined(separator: ", ")
            throw Refusal(405, ServerPhrase.methodNotAllowed, ["method": .text(request.method)]).with("Allow", allowed)
        }
        let response =
            if route.isAccount, let accounts {
                try await accounts.answer(request, at: route, user: caller.user)
            } else {
                try await answer(request, at: route)
            }
        guard request.method == "GET", !route.isPage else { return response }
        return response.revalidatable(for: request, isPrivate: caller != .anyone)
    }

    private func answer(_ request: Request, at route: Route) async throws -> Response {
        switch route {
        case .health: return try .json(health)
        case .popular: return try .json(Paging(request.query).page(of: await shelf.mangas()))
        case .search: return try await search(request)
        case .manga(let slug): return try .json(await shelf.manga(slug: slug))
        case .chapters(let slug): return try .json(await shelf.chapters(ofManga: slug))
        case .storage: return try .json(await shelf.storage())
        case .download(let slug, let chapter): return try await download(chapter, of: slug)
        case .preparedChapters(let slug): return try await list(slug)
        case .preparedChapter(let slug, let chapter): return try await prepared(chapter, of: slug, request)
        case .image(let slug, let chapter, let page): return try await image(page, of: chapter, of: slug, request)
        case .refreshToken, .forgotPassword, .customer, .creditCard, .reloadConfig:
            throw Refusal(404, ServerPhrase.noSuchRoute)
        }
    }

    private var health: ServerHealth {
        let uptime = (ContinuousClock.now - started) / .milliseconds(1)
        return ServerHealth(
            status: "ok",
            version: "1.0.0",
            uptime: uptime.rounded() / 1000,
            timestamp: Timestamp.text(Date())
        )
    }

    private func search(_ request: Request) async throws -> Response {
        let paging = try Paging(request.query)
        let found = Search(request.query["q"] ?? "").matches(in: try await shelf.mangas())
        return try .json(paging.page(of: found))
    }

    private func download(_ chapter: String, of slug: String) async throws -> Response {
        let ready = try await shelf.prepare(chapter: chapter, ofManga: slug)
        return try .json(DownloadReceipt(ready, ofManga: slug), status: 201)
    }

    private func list(_ slug: String) async throws -> Response {
        let ready = try await shelf.prepared(ofManga: slug)
        return try .json(DownloadedChapters(mangaSlug: slug, chapters: ready.map(DownloadedChapters.Entry.init)))
    }

    private func prepared(_ chapter: String, of slug: String, _ request: Request) async throws -> Response {
        if request.method == "DELETE" {
            return try .json(Deletion(freedBytes: await shelf.delete(chapter: chapter, ofManga: slug)))
        }
        return try .json(ChapterManifest(await shelf.prepared(chapter: chapter, ofManga: slug), ofManga: slug))
    }

    private func image(_ page: String, of chapter: String, of slug: String, _ request: Request) async throws -> Response
    {
        guard let index = Int(page), String(index) == page, index >= 0 else {
            throw Refusal(404, ServerPhrase.noSuchRoute)
        }
        return .page(try await shelf.page(index, ofChapter: chapter, ofManga: slug), for: request)
    }
}
