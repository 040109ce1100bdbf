public import Foundation

/// The folder that the tests and the programs were built into.
public var buildFolder: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
