public import Foundation
public import MangaLocalization

extension ImageError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .empty: Message(ImagingPhrase.empty)
        case .notAnImage(.unknown): Message(ImagingPhrase.notAnImage)
        case .notAnImage(let what): Message(ImagingPhrase.foreign, ["what": .message(Message(what.phrase))])
        case .truncated(let format): Message(ImagingPhrase.truncated, ["format": .text(format.name)])
        case .corrupt(let format): Message(ImagingPhrase.corrupt, ["format": .text(format.name)])
        case .tooLarge(let width, let height):
            Message(ImagingPhrase.tooLarge, ["width": .count(width), "height": .count(height)])
        case .tooManyBytes(let bytes, let limit):
            Message(ImagingPhrase.tooManyBytes, ["bytes": .count(bytes), "limit": .count(limit)])
        case .notDecodable(let format): Message(ImagingPhrase.notDecodable, ["format": .text(format.name)])
        case .notEncodable(let format): Message(ImagingPhrase.notEncodable, ["format": .text(format.name)])
        case .unreadable(let path, let code):
            Message(ImagingPhrase.unreadable, ["path": .text(path), "reason": .system(code)])
        }
    }
}

extension ImageFormat {
    /// The name people write: `JPEG`, `WebP`.
    public var name: String {
        switch self {
        case .webp: "WebP"
        case .jxl: "JPEG XL"
        case .jpeg, .png, .gif, .avif, .bmp: rawValue.uppercased()
        }
    }
}

extension ForeignContent {
    fileprivate var phrase: ImagingPhrase {
        switch self {
        case .html: .html
        case .json: .json
        case .xml: .xml
        case .text: .text
        case .archive: .archive
        case .pdf: .pdf
        case .unknown: .unknown
        }
    }
}
