import MangaImaging
public import MangaLocalization

extension Finding: Localizable {
    public var message: Message {
        switch kind {
        case .missing: say(.findingMissing)
        case .truncated: say(.findingTruncated)
        case .altered: say(.findingAltered)
        case .unreadable: say(.findingUnreadable)
        case .undecodable:
            Message(
                StoragePhrase.findingUndecodable,
                ["page": .count((page ?? 0) + 1), "file": .text(file), "reason": reasonArgument]
            )
        case .manifest: say(.findingManifest)
        case .gap: say(.findingGap)
        case .foreign: say(.findingForeign)
        }
    }

    private var reasonArgument: Argument {
        reason.map { .message($0.message) } ?? .text("")
    }

    private func say(_ phrase: StoragePhrase) -> Message {
        Message(phrase, ["page": .count((page ?? 0) + 1), "file": .text(file)])
    }
}
