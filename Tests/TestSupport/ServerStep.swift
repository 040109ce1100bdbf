public import Foundation

/// One thing that a scripted server does to answer a request.
public enum ServerStep: Sendable {
    case bytes(Data)
    /// So many zeros.
    case flood(Int)
    /// Goes on when the test opens the gate.
    case waitFor(Gate)
    /// Says nothing more until the client closes the connection.
    case hang
    /// Closes the connection; without it, it stays open for further requests.
    case close
    /// Closes it with a reset.
    case reset
}

extension ServerStep {
    public static func text(_ text: String) -> ServerStep {
        .bytes(Data(text.utf8))
    }

    /// A whole answer.
    public static func status(_ status: Int, _ headers: [String: String] = [:], _ body: Data = Data()) -> ServerStep {
        var head = "HTTP/1.1 \(status) Scripted\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        return .bytes(Data((head + "\r\n").utf8) + body)
    }

    /// A whole answer with status 200.
    public static func ok(_ body: String, type: String = "application/json") -> ServerStep {
        .status(200, ["Content-Type": type], Data(body.utf8))
    }

    public static func redirect(_ status: Int = 302, to target: String) -> ServerStep {
        .status(status, ["Location": target], Data("moved".utf8))
    }

    /// The head of an answer whose body, of `length` bytes, is up to further steps.
    public static func head(_ status: Int = 200, length: Int) -> ServerStep {
        .text("HTTP/1.1 \(status) Scripted\r\nContent-Length: \(length)\r\n\r\n")
    }
}
