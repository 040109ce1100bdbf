/// How the process ends: what scripts see.
enum ExitStatus: Int32 {
    case success = 0
    case failure = 1
    case usage = 2

    /// Which of them `error` means.
    init(_ error: any Error) {
        self = error is UsageError ? .usage : .failure
    }
}
