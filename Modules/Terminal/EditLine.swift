import CEditline
import Foundation

/// An open libedit editor that draws nothing.
///
/// libedit holds the line, key maps, emacs and vi modes, `~/.editrc` and the history. Its output goes to `/dev/null`;
/// its terminal modes and window size are those of the real terminal. Keep it on one thread.
final class EditLine {
    private let handle: OpaquePointer
    private let null: UnsafeMutablePointer<FILE>
    private let history: OpaquePointer?
    /// Whether the line was changed behind libedit's back.
    private var isStale = false
    /// Whether the person edits as in vi; known once keys are bound.
    private(set) var isVi = false
    /// Whether the person has a file of settings, in which any key may be bound.
    private(set) var hasUserSettings = false

    /// Opens an editor on `device` that keeps `historySize` lines; nil when there is no memory or no `/dev/null`.
    init?(program: String, device: TerminalDevice, historySize: Int32) {
        Self.chooseLocale()
        guard let null = fopen("/dev/null", "r+e") else { return nil }
        guard let handle = el_init_fd(program, null, null, null, device.input, device.output, device.output) else {
            fclose(null)
            return nil
        }
        self.handle = handle
        self.null = null
        ceditline_set_terminal(handle, device.type)
        ceditline_set_mode(handle, "emacs")
        // Its own handlers would signal the whole process group.
        ceditline_set_signals(handle, 0)
        history = ceditline_add_history(handle, historySize)
    }

    deinit {
        el_end(handle)
        if let history { history_wend(history) }
        fclose(null)
    }

    /// The line being edited and the cursor's place in it, counted in scalars.
    var line: (text: String, cursor: Int) {
        guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return ("", 0) }
        return (Self.text(start, count: line.lastchar - start), line.cursor - start)
    }

    /// The length of the line and the cursor's place in it, in scalars.
    var extent: (count: Int, cursor: Int) {
        guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return (0, 0) }
        return (line.lastchar - start, line.cursor - start)
    }

    /// The scalar that the cursor is behind.
    var lastScalar: Unicode.Scalar? {
        guard let line = el_wline(handle)?.pointee, let start = line.buffer, line.cursor > start else { return nil }
        return Unicode.Scalar(UInt32(bitPattern: line.cursor[-1]))
    }

    /// Edits one line to its end, without its line break; nil when it has none.
    func read() -> String? {
        var count: Int32 = 0
        guard let line = el_wgets(handle, &count), count > 0 else { return nil }
        let text = Self.text(line, count: Int(count))
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    func insert(_ text: String) {
        isStale = true
        _ = el_winsertstr(handle, Self.wide(text))
    }

    /// Deletes `count` scalars before the cursor.
    func delete(_ count: Int) {
        let cursor = extent.cursor
        delete(max(0, cursor - count)..<cursor)
    }

    func move(to place: Int) {
        isStale = true
        el_cursor(handle, Int32(clamping: place - extent.cursor))
    }

    /// Deletes the scalars in `range` and leaves the cursor there.
    func delete(_ range: Range<Int>) {
        isStale = true
        ceditline_delete(handle, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    }

    /// Lets libedit know what was changed here, before it has the next key.
    ///
    /// Though it draws to nowhere, it keeps a picture of the screen; a character typed behind text that the picture does
    /// not have ends up outside of its memory.
    func settle() {
        if isStale { ceditline_refresh(handle) }
        isStale = false
    }

    /// Lets the next search begin at the newest line: libedit goes on where the last one of the same line ended.
    func forgetSearch() {
        let (text, cursor) = line
        ceditline_reset(handle)
        enter()
        insert(text)
        move(to: cursor)
    }

    /// Reads the window's size again.
    func resize() {
        el_resize(handle)
        isStale = true
    }

    /// Gives the terminal back as it was before editing.
    func leave() {
        ceditline_prepare(handle, 0)
    }

    func enter() {
        ceditline_prepare(handle, 1)
    }

    /// Enters `line` as the newest of the history; drops older copies of it where there are some.
    func remember(_ line: String, isKnown: Bool) {
        guard let history, !line.isEmpty else { return }
        let line = Self.wide(line)
        if isKnown { drop(line, from: history) }
        ceditline_history_enter(history, line)
    }

    private func drop(_ line: [wchar_t], from history: OpaquePointer) {
        var event = HistEventW()
        var copies: [Int32] = []
        var code = ceditline_history_first(history, &event)
        while code != -1 {
            if let text = event.str, wcscmp(text, line) == 0 { copies.append(event.num) }
            code = ceditline_history_next(history, &event)
        }
        for copy in copies { ceditline_history_delete(history, copy) }
    }
}

extension EditLine {
    typealias Reader = @convention(c) (OpaquePointer?, UnsafeMutablePointer<wchar_t>?) -> Int32
    typealias Function = @convention(c) (OpaquePointer?, Int32) -> UInt8

    /// Lets `reader` deliver every character and `functions` be bound to keys; both find `client` again.
    ///
    /// `client` is not retained.
    func install(client: AnyObject, reader: Reader, functions: [(name: String, body: Function)]) {
        ceditline_set_client(handle, Unmanaged.passUnretained(client).toOpaque())
        ceditline_set_reader(handle, reader)
        for function in functions { ceditline_add(handle, function.name, function.name, function.body) }
    }

    /// The object given to `install`, as seen from inside a reader or a function.
    static func client(of handle: OpaquePointer?) -> AnyObject? {
        guard let handle, let pointer = ceditline_client(handle) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Reads `~/.editrc` if asked to, then binds the keys that we own.
    ///
    /// `bind -v` in that file resets the key map, so it comes first.
    func bind(_ bindings: [KeyBinding], settings: Bool) {
        if settings { hasUserSettings = el_source(handle, nil) == 0 }
        isVi = ceditline_is_vi(handle) != 0
        for binding in bindings {
            switch binding.mode {
            case .any: ceditline_bind(handle, binding.key, binding.function)
            case .emacs: if !isVi { ceditline_bind(handle, binding.key, binding.function) }
            case .viInsert: if isVi { ceditline_bind(handle, binding.key, binding.function) }
            case .viCommand: if isVi { ceditline_bind_command(handle, binding.key, binding.function) }
            }
        }
        // ^C, ^Z and ^\ arrive as keys while a line is edited.
        ceditline_set_tty(handle, "-d", "-isig")
    }

    /// libedit's word commands need the character classes of a UTF-8 locale, which Swift programs do not set.
    private static func chooseLocale() {
        setlocale(LC_CTYPE, "")
        let codeset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
        if codeset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    private static func text(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for index in 0..<max(0, count) {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: start[index])) ?? "\u{FFFD}")
        }
        return String(scalars)
    }

    private static func wide(_ text: String) -> [wchar_t] {
        text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    }
}
