/// Every table there is, for the test that looks for holes.
public enum Phrases {
    public static var all: [any Phrase.Type] {
        [

        ]
    }
}
