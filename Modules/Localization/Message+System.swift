import Foundation

extension Message {
    /// The system's words for the error number `code`; in English where the tables do not know it.
    public init(system code: Int32) {
        guard let phrase = SystemPhrase(code) else {
            self.init(SystemPhrase.otherError, ["text": .text(String(cString: strerror(code)))])
            return
        }
        self.init(phrase)
    }
}

extension Argument {
    /// The system's words for the error number `code`.
    public static func system(_ code: Int32) -> Argument {
        .message(Message(system: code))
    }
}

extension SystemPhrase {
    fileprivate init?(_ code: Int32) {
        switch code {
        case EPERM: self = .notAllowed
        case ENOENT: self = .noSuchFile
        case EINTR: self = .interrupted
        case EIO: self = .ioError
        case EAGAIN: self = .tryAgain
        case ENOMEM: self = .noMemory
        case EACCES: self = .denied
        case EBUSY: self = .isBusy
        case EEXIST: self = .fileExists
        case EXDEV: self = .otherDevice
        case ENODEV: self = .noDevice
        case ENOTDIR: self = .notAFolder
        case EISDIR: self = .isAFolder
        case EINVAL: self = .invalidArgument
        case EMFILE: self = .tooManyOpen
        case ENFILE: self = .tooManyInSystem
        case EFBIG: self = .fileTooLarge
        case ENOSPC: self = .diskFull
        case EROFS: self = .readOnlyDisk
        case EPIPE: self = .brokenPipe
        case ENAMETOOLONG: self = .nameTooLong
        case ELOOP: self = .linkLoop
        case ENOTEMPTY: self = .folderNotEmpty
        case EDQUOT: self = .diskQuota
        case ESTALE: self = .staleFile
        case EADDRINUSE: self = .addressInUse
        case EADDRNOTAVAIL: self = .noSuchAddress
        case ECONNREFUSED: self = .refused
        case ETIMEDOUT: self = .timedOut
        case EHOSTUNREACH: self = .noRoute
        case ENETUNREACH: self = .noNetwork
        default: return nil
        }
    }
}
