#if !canImport(Combine)
import Synchronization

/// Something that runs until it is cancelled, at the latest when nobody holds this any more (Combine's name).
public final class AnyCancellable: Hashable, Sendable {
    private let onCancel: Mutex<(@Sendable () -> Void)?>

    public init(_ cancel: @escaping @Sendable () -> Void) {
        onCancel = Mutex(cancel)
    }

    deinit {
        cancel()
    }

    public func cancel() {
        let cancel = onCancel.withLock { onCancel in
            defer { onCancel = nil }
            return onCancel
        }
        cancel?()
    }

    /// Keeps it in `set`.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps it at the end of `collection`.
    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
        one === other
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
#endif
