import Foundation
import MangaLocalization
import MangaServer
import MangaText

/// Serves a folder of comics from the command line.
@main
enum Main {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        let language = Main.language
        if words.contains("--help") || words.contains("-h") {
            write(ServeArguments.usage(program: "manga-server").text(in: language) + "\n", to: .standardOutput)
            return
        }
        do {
            try await serve(ServeArguments(Array(words)), in: language)
        } catch {
            let text = (error as? any Localizable)?.message.text(in: language) ?? "\(error)"
            write("manga-server: \(text.neutralisedLines)\n", to: .standardError)
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
        await stop.wait()
        await server.stop()
    }

    private static var language: Language {
        let variables = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return Language(locale: locale ?? "en")
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // Nobody reads any more: there is nobody to tell either.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
