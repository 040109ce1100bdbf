import Synchronization

/// Counts what happens, and does what it is set to do at a certain count, once.
final class Trigger: Sendable {
    private struct Setting {
        var moment: KillMoment
        var action: @Sendable () -> Void
    }

    private let setting = Mutex<Setting?>(nil)

    func set(_ moment: KillMoment, _ action: @escaping @Sendable () -> Void) {
        setting.withLock { $0 = Setting(moment: moment, action: action) }
    }

    func unset() {
        setting.withLock { $0 = nil }
    }

    /// One more of this kind.
    func note(_ kind: KillMoment.Kind) {
        let action = setting.withLock { setting -> (@Sendable () -> Void)? in
            guard var changed = setting, changed.moment.kind == kind else { return nil }
            changed.moment.count -= 1
            setting = changed.moment.count > 0 ? changed : nil
            return changed.moment.count == 0 ? changed.action : nil
        }
        action?()
    }
}
