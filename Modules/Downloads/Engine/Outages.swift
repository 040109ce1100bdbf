package import MangaModels

/// The environments that have no connection, and when each is tried again.
///
/// Time goes by in beats, one a second. The wait doubles from try to try, up to half a minute; one chapter is begun
/// for each try.
package struct Outages: Hashable, Sendable {
    private struct Outage: Hashable {
        var error: DownloadError
        var wait = 1
        var left = 1
        /// Whether a try is under way.
        var isProbed = false
    }

    private static let longestWait = 30
    private var outages: [EnvironmentID: Outage] = [:]

    package init() {}

    package var errors: [EnvironmentID: DownloadError] {
        outages.mapValues(\.error)
    }

    /// Those that nothing may be begun for now.
    package var blocked: Set<EnvironmentID> {
        Set(outages.filter { $0.value.isProbed || $0.value.left > 0 }.keys)
    }

    package func isOut(_ environment: EnvironmentID) -> Bool {
        outages[environment] != nil
    }

    /// Takes note of a chapter that had no connection.
    ///
    /// Chapters that were begun before the outage do not make the wait longer, a try that failed does.
    package mutating func fail(_ environment: EnvironmentID, _ error: DownloadError, wasProbe: Bool) {
        guard var outage = outages[environment] else {
            outages[environment] = Outage(error: error)
            return
        }
        outage.error = error
        if wasProbe {
            outage.wait = min(outage.wait * 2, Outages.longestWait)
            outage.left = outage.wait
            outage.isProbed = false
        }
        outages[environment] = outage
    }

    /// A chapter is begun to see whether there is a connection.
    package mutating func probe(_ environment: EnvironmentID) {
        outages[environment]?.isProbed = true
    }

    /// The try ended without an answer to its question: another one may begin at once.
    package mutating func giveUpProbe(_ environment: EnvironmentID) {
        outages[environment]?.isProbed = false
    }

    /// There is a connection.
    package mutating func recover(_ environment: EnvironmentID) {
        outages[environment] = nil
    }

    /// Something has changed: each is tried at once, and as soon again as after a first failure.
    package mutating func hurry() {
        for environment in outages.keys {
            outages[environment]?.wait = 1
            outages[environment]?.left = 0
        }
    }

    /// A second has gone by; whether a try is due now.
    package mutating func beat() -> Bool {
        var isDue = false
        for environment in outages.keys where outages[environment]?.isProbed == false {
            outages[environment]?.left -= 1
            if outages[environment]?.left == 0 { isDue = true }
        }
        return isDue
    }
}
