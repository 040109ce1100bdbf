public import Foundation
import Synchronization

extension APIConfig {
    private static let chosen = Mutex(APIConfig.production)

    /// The environment that the static members mean; production until an app chooses.
    public static var current: APIConfig {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    public static var serverURL: String { current.serverURL }
    public static var port: Int { current.port }
    public static var baseURL: String { current.baseURL }
    public static var apiVersion: String { current.apiVersion }
    public static var apiBasePath: String { current.apiBasePath }
    public static var defaultTimeout: TimeInterval { current.defaultTimeout }
    public static var downloadTimeout: TimeInterval { current.downloadTimeout }
    public static var maxRetries: Int { current.maxRetries }
    public static var baseRetryDelay: TimeInterval { current.baseRetryDelay }
    public static var cacheMaxMemoryUsage: Int { current.cacheMaxMemoryUsage }
    public static var cacheExpiry: TimeInterval { current.cacheExpiry }
    public static var cacheEnabled: Bool { current.cacheEnabled }
    public static var loggingEnabled: Bool { current.loggingEnabled }
    public static var commonHeaders: [String: String] { current.commonHeaders }
    public static var isValid: Bool { current.isValid }

    public static func url(for path: String) -> String {
        current.url(for: path)
    }

    public static func urlObject(for path: String) -> URL? {
        current.urlObject(for: path)
    }

    public static func authHeader(token: String) -> [String: String] {
        current.authHeader(token: token)
    }

    public static func printConfiguration() {
        current.printConfiguration()
    }
}
