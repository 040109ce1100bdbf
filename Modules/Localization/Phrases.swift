/// Every table there is, for the test that looks for holes.
public enum Phrases {
    public static let all: [any Phrase.Type] = [
        ArchivesPhrase.self,
        DownloadsPhrase.self,
        ImagingPhrase.self,
        NetworkingPhrase.self,
        PresentationPhrase.self,
        SourcesPhrase.self,
        SQLitePhrase.self,
        ServerPhrase.self,
        StoragePhrase.self,
        SamplePhrase.self,
        XMLPhrase.self,
        ImagingPhrase.self,
        CommandPhrase.self,
        KitPhrase.self,
        ShellPhrase.self,
        UsagePhrase.self,
    ]
}
