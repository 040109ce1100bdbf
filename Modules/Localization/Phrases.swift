/// Every table there is, for the test that looks for holes.
public enum Phrases {
    public static let all: [any Phrase.Type] = [
        APIPhrase.self,
        ArchivesPhrase.self,
        CommandPhrase.self,
        ConfigPhrase.self,
        DownloadsPhrase.self,
        ImagingPhrase.self,
        KitPhrase.self,
        NetworkingPhrase.self,
        PresentationPhrase.self,
        SQLitePhrase.self,
        SamplePhrase.self,
        ServerPhrase.self,
        ShellPhrase.self,
        SourcesPhrase.self,
        StoragePhrase.self,
        UsagePhrase.self,
        XMLPhrase.self,
    ]
}
