/// The entries of an archive that can only be read through, from its headers.
enum StreamedListing {
    static func read(
        _ path: String,
        format: ComicFormat,
        limits: StreamLimits
    ) throws(ArchiveError) -> [ArchiveStream.Header] {
        try UTF8Locale.whileSet { () throws(ArchiveError) in
            let file = ArchiveFile.name(of: path)
            let stream = try ArchiveStream(path: path, format: format)
            var headers: [ArchiveStream.Header] = []
            var total = 0
            while let header = try stream.next() {
                guard headers.count < limits.entries else {
                    throw .tooManyEntries(file: file, count: headers.count + 1, limit: limits.entries)
                }
                total = total.addingReportingOverflow(header.size ?? 0).overflow ? .max : total + (header.size ?? 0)
                guard total <= limits.totalBytes else {
                    throw .tooLarge(file: file, size: total, limit: limits.totalBytes)
                }
                headers.append(header)
            }
            return headers
        }
    }
}
