public import Foundation
public import MangaNetworking

/// A request as it arrived at a scripted server.
public struct ServedRequest: Hashable, Sendable {
    public var method: String
    /// With the query, as it was sent.
    public var path: String
    public var headers: HTTPHeaders
    public var body: Data
    /// Which connection it came on, from 1.
    public var connection = 0
}
