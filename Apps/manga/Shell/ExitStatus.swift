import MangaConfig

/// How the process ends: what scripts see.
enum ExitStatus: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    /// SIGTERM, answered in order: what shells make of that signal.
    case terminated = 143
    /// SIGHUP, in the same way.
    case hungUp = 129

    /// Which of them `error` means.
    init(_ error: any Error) {
        if let stop = error as? ScriptStop {
            self = stop.status
            return
        }
        let isUsage = error is UsageError || (error as? ConfigError)?.isUsage == true
        self = isUsage ? .usage : .failure
    }
}
