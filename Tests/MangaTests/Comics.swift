import Foundation
import MangaKit
import TestSupport

/// A folder of comics for tests that only read it: the sample, drawn once for all of them and kept with the build.
enum Comics {
    static func folder() throws -> String {
        let folder = buildFolder.appending(path: "test-comics").path(percentEncoded: false)
        try SampleLibrary.draw(in: folder)
        return folder
    }
}
