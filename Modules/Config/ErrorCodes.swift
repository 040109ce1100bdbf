extension APIConfig {
    /// The backend's error codes (seed 000): HTTP status × 100 + a running number.
    public enum ErrorCodes {
        public static let chapterNotFound = 40401
        public static let chapterAlreadyDownloaded = 40901
        /// Ours: the server serves a folder that it must not change.
        public static let libraryReadOnly = 40902
        public static let invalidImageFormat = 42201
        public static let downloadFailed = 50001
        public static let storageLimitExceeded = 50701
    }
}
