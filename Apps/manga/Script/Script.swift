import MangaLocalization

/// Runs the lines of a script, up to the first statement that fails or, if it `keepsGoing`, all of them.
@MainActor
struct Script {
    let lines: ScriptLines
    let interpreter: Interpreter
    var keepsGoing = false

    /// The status of the statement that stopped it; of a script that kept going, failure where any failed.
    ///
    /// `^C` and `quit` end it in any case.
    func run() async -> ExitStatus {
        let session = interpreter.session
        var result = ExitStatus.success
        while !session.wantsToLeave {
            guard let (status, isOver) = await runNext() else { break }
            if status == .success { continue }
            if isOver || !keepsGoing || session.isInterrupted || session.isTerminated { return status }
            result = .failure
        }
        return result
    }

    /// Runs the next line with those that it goes on in; nil at the end.
    ///
    /// What is no text ends everything.
    private func runNext() async -> (ExitStatus, isOver: Bool)? {
        var place = ScriptPlace(name: lines.name, line: lines.number + 1)
        do {
            guard var text = try await lines.next() else { return nil }
            place = ScriptPlace(name: lines.name, line: lines.number)
            while Words.goesOn(text), let more = try await lines.next() { text = text.dropLast() + more }
            return (await interpreter.run(text, at: place), false)
        } catch {
            let place = ScriptPlace(name: lines.name, line: max(place.line, lines.number))
            interpreter.session.output.complain(error, at: place)
            return (ExitStatus(error), true)
        }
    }
}
