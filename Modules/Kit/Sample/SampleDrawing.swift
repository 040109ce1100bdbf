import Foundation
import MangaArchives
import MangaImaging

/// One chapter of the sample library, to be drawn as a CBZ.
struct SampleDrawing: Sendable {
    let series: SampleSeries
    let chapter: SampleChapter

    static let all = SampleSeries.all.flatMap { series in
        series.chapters.map { SampleDrawing(series: series, chapter: $0) }
    }

    var folder: String { series.title }
    var path: String { folder + "/" + series.fileName(of: chapter) }

    func exists(in library: String) -> Bool {
        FileManager.default.fileExists(atPath: library + "/" + path)
    }

    func draw(in library: String) throws {
        let archive = try ZipWriter(path: library + "/" + path)
        try archive.add("ComicInfo.xml", Array(series.info(of: chapter).xml().utf8), deflated: true)
        for index in 0..<SampleSeries.pageCount {
            guard let bytes = PagePainter(series, chapter, page: index).bytes() else {
                throw SampleLibraryError.undrawable(file: series.fileName(of: chapter), page: index + 1)
            }
            try archive.add("00\(index + 1).\(series.format(ofPage: index).fileExtension)", bytes)
        }
        try archive.finish()
    }
}
