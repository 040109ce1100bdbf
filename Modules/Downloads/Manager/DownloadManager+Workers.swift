import MangaLocalization
import MangaModels
import MangaStorage

/// What other processes tell that work on the queue.
extension DownloadManager {
    /// Takes over what keeps the others from going on, unless this process sees for itself.
    func note(_ workers: [QueueWorker]) {
        otherWorkers = workers.count
        guard !isWorking else { return }
        let obstacles = workers.flatMap(\.obstacles)
        shortage = obstacles.lazy.compactMap(\.storageError).first.map(DownloadError.noSpace)
        noteConnections(obstacles.connections)
    }

    /// From now on this process sees for itself what there is in the way.
    func beginWork() {
        guard !isWorking else { return }
        isWorking = true
        shortage = nil
        noteConnections([:])
        noteProblem()
    }
}

extension [QueueObstacle] {
    /// Why the environments among them have no connection.
    fileprivate var connections: [EnvironmentID: DownloadError] {
        reduce(into: [:]) { errors, obstacle in
            guard case .noConnection(let environment, let reason) = obstacle else { return }
            errors[environment] = .noConnection(reason)
        }
    }
}

extension QueuedDownload {
    /// The same row before it was claimed.
    var waiting: QueuedDownload {
        var row = self
        row.state = .waiting
        return row
    }
}
