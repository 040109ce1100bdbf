/// Every table there is, for the test that looks for holes.
public enum Phrases {
    public static let all: [any Phrase.Type] = [
        APIPhrase.self,
        ArchivesPhrase.self,
        CommandPhrase.self,
        ConfigPhrase.self,
        DownloadsPhrase.self,
        EnvironmentsPhrase.self,
        FactPhrase.self,
        ImagingPhrase.self,
        KitPhrase.self,
        NetworkingPhrase.self,
        OrderPhrase.self,
        PresentationPhrase.self,
        SQLitePhrase.self,
        SamplePhrase.self,
        SelectionPhrase.self,
        ServerPhrase.self,
        ShellPhrase.self,
        SourcesPhrase.self,
        StatisticsPhrase.self,
        StoragePhrase.self,
        UpkeepPhrase.self,
        UsagePhrase.self,
        XMLPhrase.self,
    ]
}
