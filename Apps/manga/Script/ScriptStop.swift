/// A script ended in failure, which was told already.
struct ScriptStop: Error {
    let status: ExitStatus
}
