/// Hands the engine's updates to a manager that it must not keep alive.
@MainActor
final class Relay {
    weak var manager: DownloadManager?

    nonisolated init() {}

    func pass(_ update: EngineUpdate) {
        manager?.apply(update)
    }
}
