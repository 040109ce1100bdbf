public import Foundation
public import MangaLocalization

/// Why a server did not start.
public enum ServerError: Error, Equatable {
    case portInUse(UInt16)
    /// Ports below 1024 belong to the administrator.
    case notPermitted(port: UInt16)
    /// Not the number of an address.
    case badAddress(String)
    /// An address, but not one of this computer's.
    case addressNotAvailable(String)
    case cannotListen(address: String, port: UInt16, errno: Int32)

    init(errno code: Int32, address: String, port: UInt16) {
        self =
            switch code {
            case EADDRINUSE: .portInUse(port)
            case EACCES, EPERM: .notPermitted(port: port)
            case EADDRNOTAVAIL: .addressNotAvailable(address)
            default: .cannotListen(address: address, port: port, errno: code)
            }
    }
}

extension ServerError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .portInUse(let port):
            Message(ServerPhrase.portInUse, ["port": .text(String(port))])
        case .notPermitted(let port):
            Message(ServerPhrase.portNotPermitted, ["port": .text(String(port))])
        case .badAddress(let address):
            Message(ServerPhrase.badAddress, ["address": .text(address)])
        case .addressNotAvailable(let address):
            Message(ServerPhrase.addressNotAvailable, ["address": .text(address)])
        case .cannotListen(let address, let port, let code):
            Message(
                ServerPhrase.cannotListen,
                [
                    "address": .text(address), "port": .text(String(port)),
                    "reason": .system(code),
                ]
            )
        }
    }
}
