/// Somebody who works on the queue now.
public struct QueueWorker: Hashable, Sendable {
    public let owner: String
    /// What keeps it from going on; empty where nothing does.
    public var obstacles: [QueueObstacle]

    public init(owner: String, obstacles: [QueueObstacle] = []) {
        self.owner = owner
        self.obstacles = obstacles
    }
}
