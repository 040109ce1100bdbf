import CCurl
import Foundation

/// Header fields as the list that libcurl reads while a transfer runs.
final class CurlHeaderList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    /// nil when memory is short.
    init?(_ headers: HTTPHeaders) {
        var lines = headers.fields.map { field in
            // "Name:" would remove a header; "Name;" sends it empty.
            field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }
        // libcurl's own ideas: waiting a second for a 100, and naming every body a form.
        lines.append("Expect:")
        if headers["Content-Type"] == nil { lines.append("Content-Type:") }
        if headers["User-Agent"] == nil { lines.append("User-Agent: MangaReader/1.0") }
        for line in lines {
            guard let longer = curl_slist_append(first, line) else {
                curl_slist_free_all(first)
                return nil
            }
            first = longer
        }
    }

    deinit {
        curl_slist_free_all(first)
    }
}
