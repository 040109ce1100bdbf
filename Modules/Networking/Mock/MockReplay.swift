import Foundation
import Synchronization

/// How far the answers to each request have been played: one after the other, the last one for ever.
///
/// All transports of one folder share one, so that who asks a second time gets the second answer.
public final class MockReplay: Sendable {
    private struct Place {
        var number: Int
        /// How often it answers yet before the next one does.
        var left: Int
    }

    private let places = Mutex<[String: Place]>([:])

    public init() {}

    /// The file that answers now where `path` answers first; throws `MockError`.
    func file(at path: String) throws(MockError) -> (path: String, file: MockFile) {
        let (number, isNew) = next(at: path)
        let place = MockPath.path(path, number: number)
        let file = try MockFile(path: place)
        if isNew, file.times > 1 {
            places.withLock { places in
                if places[path]?.number == number { places[path]?.left += file.times - 1 }
            }
        }
        return (place, file)
    }

    private func next(at path: String) -> (number: Int, isNew: Bool) {
        places.withLock { places in
            guard var place = places[path] else {
                places[path] = Place(number: 1, left: 0)
                return (1, true)
            }
            defer { places[path] = place }
            if place.left > 0 {
                place.left -= 1
            } else if access(MockPath.path(path, number: place.number + 1), F_OK) == 0 {
                place.number += 1
                return (place.number, true)
            }
            return (place.number, false)
        }
    }
}
