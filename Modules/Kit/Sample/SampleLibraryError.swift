public import Foundation
public import MangaLocalization

/// Why the sample library was not drawn.
public enum SampleLibraryError: Error, Hashable {
    case unwritable(path: String, errno: Int32)
    /// An encoder gave up; `page` counts from 1.
    case undrawable(file: String, page: Int)
}

extension SampleLibraryError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .unwritable(let path, let code):
            Message(SamplePhrase.unwritable, ["path": .text(path), "reason": .system(code)])
        case .undrawable(let file, let page):
            Message(SamplePhrase.undrawable, ["file": .text(file), "page": .count(page)])
        }
    }
}
