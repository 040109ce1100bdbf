import MangaLocalization

extension Message {
    /// The words of `error`: its own where it has some, else its Swift description.
    init(saying error: any Error) {
        if let said = error as? any Localizable {
            self = said.message
        } else {
            self.init(PresentationPhrase.otherReason, ["reason": .text("\(error)")])
        }
    }
}
