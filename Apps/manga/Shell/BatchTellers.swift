/// Sees to it that the end of a batch is told once: by the command that waited for it, else above the prompt.
struct BatchTellers {
    private(set) var told = 0
    /// Ends that a command told before the notices heard of them.
    private var early = 0

    /// A command has waited since `told` was `before`; whether it is to tell.
    mutating func commandTells(since before: Int) -> Bool {
        guard told == before else { return false }
        early += 1
        return true
    }

    /// The notices hear of an end; whether they are to tell.
    mutating func noticeTells() -> Bool {
        told += 1
        guard early > 0 else { return true }
        early -= 1
        return false
    }
}
