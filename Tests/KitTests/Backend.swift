import Foundation
import MangaConfig
import MangaImaging
import MangaModels
import TestSupport
import Testing

/// A scripted server with one manga and one chapter of two pages, each answer with a cookie; its environment.
struct Backend {
    let server: ScriptedServer
    let config: APIConfig

    /// Lists and pages are held back until `gate` opens.
    init(_ name: String, until gate: Gate? = nil) throws {
        let page = try #require(PageImage(width: 1, height: 1, pixels: [0, 0, 0, 255])?.pngData())
        let list = #"[{"id":"m","slug":"m","title":"\#(name)"}]"#
        let manifest = #"{"images":[{"page":0,"url":"/p/0"},{"page":1,"url":"/p/1"}]}"#
        server = try ScriptedServer { request in
            let wait = gate.map { [ServerStep.waitFor($0)] } ?? []
            let headers = ["Set-Cookie": "session=\(name)", "Content-Type": "application/json"]
            return switch request.path {
            case "/manga/popular": wait + [.status(200, headers, Data(list.utf8))]
            case "/api/v1/chapters/m/1": [.status(200, headers, Data(manifest.utf8))]
            default: wait + [.status(200, ["Set-Cookie": "session=\(name)", "Content-Type": "image/png"], page)]
            }
        }
        config = APIConfig(id: EnvironmentID(name), serverURL: server.address, maxRetries: 0)
    }

    var requests: [ServedRequest] { server.requests }
}
