import MangaLocalization

/// The error of a server that cannot be reached, as a source would throw it.
struct SilentServer: Error, Localizable {
    var message: Message { Message(SamplePhrase.silent) }
}
