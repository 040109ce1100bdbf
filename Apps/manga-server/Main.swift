import Foundation
import MangaKit
import MangaLocalization
import MangaServer
import MangaText

/// Serves a folder of comics from the command line.
@main
enum Main {
    static func main() async {
        StandardFiles.open()
        let words = CommandLine.arguments.dropFirst()
        let language = Language(environment: ProcessInfo.processInfo.environment)
        if words.contains("--help") || words.contains("-h") {
            write(ServeArguments.usage(program: "manga-server").text(in: language) + "\n", to: .standardOutput)
            return
        }
        do {
            try await serve(ServeArguments(Array(words)), in: language)
        } catch {
            let text = Message(saying: error).text(in: language).neutralisedLines
            write("manga-server: \(text)\n", to: .standardError)
            exit(error is ServeUsageError ? 2 : 1)
        }
    }

    /// Until a signal asks to stop.
    private static func serve(_ arguments: ServeArguments, in language: Language) async throws {
        let stop = StopSignals()
        let server = try FolderServer(arguments)
        let report = try await server.start()
        for line in report.lines {
            write(line.text(in: language).neutralised + "\n", to: .standardOutput)
        }
        for problem in report.problems {
            write("  \(problem.neutralised)\n", to: .standardOutput)
        }
        let telling = server.accounts.map { accounts in
            Task {
                for await notice in accounts.notices {
                    write(notice.text(in: language).neutralised + "\n", to: .standardOutput)
                }
            }
        }
        await stop.wait()
        telling?.cancel()
        await server.stop()
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // Nobody reads any more: there is nobody to tell either.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
