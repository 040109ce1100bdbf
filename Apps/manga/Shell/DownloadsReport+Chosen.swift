import MangaPresentation

extension DownloadsReport {
    /// The rows of `tab` that `text` means: `all`, a number on the Downloads screen, or an id.
    func chosen(_ text: String, in tab: DownloadsTab) throws -> [DownloadRow] {
        if text == "all" { return rows(of: tab) }
        guard let row = row(text, in: tab) else { throw ShellError.unknownTask(text) }
        return [row]
    }
}
