import Foundation
import MangaKit
import MangaTerminal

@main
enum Main {
    /// The one place that ends the process.
    static func main() async {
        StandardFiles.open()
        BrokenPipe.ignoreSignal()
        let variables = ProcessInfo.processInfo.environment
        let status: ExitStatus
        do {
            let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()), variables: variables) {
                Program.isAlias($0, variables: variables)
            }
            status = await Program(invocation, variables: variables).run()
        } catch {
            status = Program.refuse(error, arguments: CommandLine.arguments, variables: variables)
        }
        // All is shut down and nothing is buffered: the clean-up that exit(3) runs in fifty libraries only takes time.
        _exit(status.rawValue)
    }
}
