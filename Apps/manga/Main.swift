import Foundation
import MangaTerminal

@main
enum Main {
    /// The one place that ends the process.
    static func main() async {
        BrokenPipe.ignoreSignal()
        let variables = ProcessInfo.processInfo.environment
        let status: ExitStatus
        do {
            let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()), variables: variables)
            status = await Program(invocation, variables: variables).run()
        } catch {
            status = Program.refuse(error, variables: variables)
        }
        exit(status.rawValue)
    }
}
