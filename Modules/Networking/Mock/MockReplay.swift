import Foundation
import Synchronization

/// How far the answers to each request have been played: one after the other, the last one for ever.
///
/// All transports of one folder share one, so that who asks a second time gets the second answer.
public final class MockReplay: Sendable {
    private struct Place {
        var number: Int
        /// How often it has answered.
        var asked = 0
        /// How often it does before the next one; as its file says.
        var times = 1
    }

    private let places = Mutex<[String: Place]>([:])

    public init() {}

    /// The file that answers now where `path` answers first, with the headers of this time; throws `MockError`.
    func file(at path: String, in folder: MockFolder) throws(MockError) -> (path: String, file: MockFile) {
        let (number, asked) = next(at: path)
        let place = MockPath.path(path, number: number)
        if number > 1 { try folder.checkLinks(of: place) }
        var file = try MockFile(path: place)
        places.withLock { places in
            if places[path]?.number == number { places[path]?.times = file.times }
        }
        if asked > 1, let fields = file.again.prefix(asked - 1).last { file.headers.update(with: fields) }
        return (place, file)
    }

    /// The number of the answer that is due, and how often it was with this time.
    private func next(at path: String) -> (number: Int, asked: Int) {
        places.withLock { places in
            var place = places[path] ?? Place(number: 1)
            if place.asked >= place.times, access(MockPath.path(path, number: place.number + 1), F_OK) == 0 {
                place = Place(number: place.number + 1)
            }
            place.asked += 1
            places[path] = place
            return (place.number, place.asked)
        }
    }
}
