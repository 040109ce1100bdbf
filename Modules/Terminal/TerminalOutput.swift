import Foundation
public import MangaText

/// Where the program's words go: standard output or standard error, a terminal or not.
public struct TerminalOutput: Sendable {
    public let descriptor: Int32
    public let isTerminal: Bool
    /// Whether styles become escape sequences; without colour nothing but text is written.
    public let colour: Bool
    /// Whether the terminal obeys the cursor's movements.
    private let movesCursor: Bool
    /// What `COLUMNS` asks for where there is no terminal to ask.
    private let columns: Int?

    /// Describes `descriptor` (1 is standard output, 2 standard error).
    ///
    /// There is colour on a terminal, unless `NO_COLOR` is set to something (https://no-color.org) or `TERM` is
    /// missing or `dumb`.
    /// `environment` is that of the process unless given.
    public init(descriptor: Int32 = 1, environment: [String: String]? = nil) {
        let isTerminal = isatty(descriptor) == 1
        let environment = environment ?? ProcessInfo.processInfo.environment
        self.init(
            descriptor: descriptor,
            isTerminal: isTerminal,
            colour: isTerminal && Self.allowsColour(in: environment),
            movesCursor: isTerminal && Self.isCapable(environment["TERM"]),
            columns: isTerminal ? nil : environment["COLUMNS"].flatMap(Self.columns)
        )
    }

    init(descriptor: Int32, isTerminal: Bool, colour: Bool, movesCursor: Bool = false, columns: Int? = nil) {
        self.columns = columns
        self.descriptor = descriptor
        self.isTerminal = isTerminal
        self.colour = colour
        self.movesCursor = movesCursor
    }

    /// The same with colour or without, whatever the terminal can do.
    public func coloured(_ colour: Bool) -> TerminalOutput {
        TerminalOutput(descriptor: descriptor, isTerminal: isTerminal, colour: colour, columns: columns)
    }

    /// Nil for what is no width that somebody could mean.
    private static func columns(_ text: String) -> Int? {
        Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    /// The columns of the terminal now; without one what `COLUMNS` says, else 80.
    public var width: Int { columns ?? ScreenSize(descriptor: descriptor).columns }

    /// The rows of the terminal now; 24 when there is none.
    public var height: Int { ScreenSize(descriptor: descriptor).rows }

    /// The line as it is written: neutralised text, with escape sequences where there is colour, without `\n`.
    ///
    /// Behind text in a script from right to left, whose place terminals dispute, a terminal gets the address of each
    /// next piece.
    public func render(_ line: StyledLine) -> String {
        line.rendered(Rendering(colour: colour, columns: movesCursor && line.isWrittenFromRight ? width : nil))
    }

    /// Writes the lines at once.
    ///
    /// False when nobody reads any more (a closed pipe), which is no error.
    @discardableResult
    public func print(_ lines: [StyledLine]) -> Bool {
        write(lines.map { render($0) + "\n" }.joined())
    }

    /// Writes one line; see ``print(_:)-swift.method``.
    @discardableResult
    public func print(_ line: StyledLine) -> Bool {
        print([line])
    }

    /// Writes `text` as it is, for JSON and other machine output.
    @discardableResult
    public func write(_ text: String) -> Bool {
        Descriptor.write(text, to: descriptor)
    }

    /// Writes `text` as it is, for answers that must arrive; throws where they do not (a full disk, a closed file).
    ///
    /// False where nobody reads the pipe any more, which is no error: whoever closed it has what they wanted.
    @discardableResult
    public func deliver(_ text: String) throws(WriteError) -> Bool {
        let failure = Descriptor.failure(writing: text, to: descriptor)
        guard failure == 0 || failure == EPIPE else { throw WriteError(errno: failure) }
        return failure == 0
    }

    static func allowsColour(in environment: [String: String]) -> Bool {
        environment["NO_COLOR", default: ""].isEmpty && isCapable(environment["TERM"])
    }

    private static func isCapable(_ type: String?) -> Bool {
        type != nil && type != "dumb" && type != ""
    }
}
