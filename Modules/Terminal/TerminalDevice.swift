import Foundation

/// The two ends of a terminal that a line editor works on.
public struct TerminalDevice: Sendable {
    public var input: Int32
    public var output: Int32
    /// The terminal's type, as in `TERM`.
    public var type: String
    /// Whether the person's own `~/.editrc` is read.
    public var readsUserSettings: Bool
    /// Whether styles may be shown; nil asks the environment (`NO_COLOR`).
    public var allowsColour: Bool?

    public init(
        input: Int32,
        output: Int32,
        type: String,
        readsUserSettings: Bool = false,
        allowsColour: Bool? = nil
    ) {
        self.allowsColour = allowsColour
        self.input = input
        self.output = output
        self.type = type
        self.readsUserSettings = readsUserSettings
    }

    /// Standard input and output of this process.
    public static var standard: TerminalDevice {
        let type = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
        return TerminalDevice(input: 0, output: 1, type: type, readsUserSettings: true)
    }

    /// Whether a person sits at both ends.
    public var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

    /// Whether lines can be edited here, rather than only read.
    var allowsEditing: Bool { isTerminal && type != "dumb" && !type.isEmpty }

    var terminalOutput: TerminalOutput {
        var environment = ProcessInfo.processInfo.environment
        environment["TERM"] = type
        if let allowsColour { environment["NO_COLOR"] = allowsColour ? "" : "1" }
        return TerminalOutput(descriptor: output, environment: environment)
    }
}
