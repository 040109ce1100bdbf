public import Foundation
import Synchronization

@available(*, deprecated, renamed: "ATRequestV2")
extension ATRequest {
    /// The settings of all requests of version 1 (seed 002).
    public enum Configuration {
        private struct Values {
            var noProxy = true
            var timeout: TimeInterval = 30
            var defaultHeaders: [String: String] = [:]
        }

        private static let values = Mutex(Values())

        /// Whether requests go directly, whatever proxies the system has; read when a request is sent.
        public static var noProxy: Bool {
            get { values.withLock { $0.noProxy } }
            set { values.withLock { $0.noProxy = newValue } }
        }

        /// Seconds until a connection, and without a byte: at most a year, and 30 where it is no number.
        ///
        /// Read when a request is sent.
        public static var timeout: TimeInterval {
            get { values.withLock { $0.timeout } }
            set { values.withLock { $0.timeout = newValue } }
        }

        /// What the headers of a request begin with when it is made.
        public static var defaultHeaders: [String: String] {
            get { values.withLock { $0.defaultHeaders } }
            set { values.withLock { $0.defaultHeaders = newValue } }
        }

        /// The level of both versions; see ``NetworkClientV2/setLoggerLevel(_:)``.
        public static func setLoggerLevel(_ level: ATLoggerLevel) {
            NetworkClientV2.setLoggerLevel(level)
        }

        /// The logger of both versions.
        public static func setLogger(_ logger: any ATNetworkLogging) {
            NetworkClientV2.setLogger(logger)
        }
    }
}
