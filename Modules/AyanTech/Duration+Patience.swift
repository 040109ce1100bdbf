import Foundation
import MangaNetworking

extension Duration {
    /// How long `seconds` lets a request wait: a year at most, nothing at least, and 30 where it is no number.
    init(patience seconds: TimeInterval) {
        self.init(clamping: seconds.isNaN ? 30 : seconds)
    }
}
