import Foundation
import MangaCrypto

/// The answers of one recording so far, and the secrets that were seen with them.
///
/// What answers a request for the first time goes to its place, what answers it otherwise later to the next number; the
/// same once more is only counted, so that who plays the recording gets each as often as it came.
struct Recording {
    /// What was answered last at one place.
    private struct Series {
        var number: Int
        /// In a row.
        var times: Int
        var answer: String
        /// What was asked with its secrets, as a hash.
        var request: String
        /// Names the call, through all its tries; empty for one without a name.
        var call: String
    }

    /// What came of one answer.
    struct Written {
        /// Of answers that the folder has more than before.
        var count = 0
        var ambiguity: RecordError?
    }

    var known = SecretValues()
    private var series: [String: Series] = [:]

    /// Throws `POSIXError`.
    mutating func write(_ answer: RecordedAnswer, into folder: RecordedFolder) throws -> Written {
        let request = Recording.fingerprint(of: answer.request)
        known.formUnion(answer.secrets.values)
        known.insert(answer.given)
        let hidden = { [known] (text: String) in known.hidden(in: text) }
        let place = folder.place(for: answer.asked, hiding: hidden)
        let earlier = series[place]
        let path = try put(answer.identity, request, answer.request.id, at: place, in: folder) {
            try answer.write(to: $0)
        }
        let first = folder.place(for: answer.request, hiding: hidden)
        if first != place {
            let redirect = answer.redirect
            _ = try put(redirect.target, request, answer.request.id, at: first, in: folder) {
                try redirect.write(to: $0)
            }
        }
        guard let path else { return Written() }
        let isSameCall = earlier.map { Recording.isSame($0.call, answer.request.id) } ?? false
        let isAmbiguous = earlier.map { $0.request != request && !isSameCall } ?? false
        let address = hidden(Redaction.url(answer.request.url.absoluteString))
        return Written(
            count: isSameCall ? 0 : 1,
            ambiguity: isAmbiguous
                ? .ambiguous(request: "\(answer.request.method.value) \(address)", path: path) : nil
        )
    }

    /// Where the answer went; nil where it is there already.
    ///
    /// What a call got before it was tried again is nothing that anybody has seen: the last try takes its place.
    private mutating func put(
        _ answer: String,
        _ request: String,
        _ call: String,
        at place: String,
        in folder: RecordedFolder,
        write: (String) throws -> Void
    ) throws -> String? {
        var next = Series(number: 1, times: 1, answer: answer, request: request, call: call)
        if let last = series[place] {
            if last.answer == answer {
                if !Recording.isSame(last.call, call) { series[place]?.times += 1 }
                series[place]?.request = request
                series[place]?.call = call
                return nil
            }
            next.number = Recording.isSame(last.call, call) && last.times == 1 ? last.number : last.number + 1
            if next.number > last.number, last.times > 1 {
                try RecordedFiles(place: MockPath.path(place, number: last.number)).set(times: last.times)
            }
        } else {
            folder.forgetSeries(at: place)
        }
        let path = MockPath.path(place, number: next.number)
        try write(path)
        series[place] = next
        return path
    }

    private static func isSame(_ call: String, _ other: String) -> Bool {
        !call.isEmpty && call == other
    }

    /// Of everything that is asked, secrets too.
    private static func fingerprint(of request: HTTPRequest) -> String {
        let fields = request.headers.fields.filter { Redaction.isSecret($0.name) }.map(\.value)
        let login = request.login.map { [$0.user, $0.password] } ?? []
        let text = ([request.url.absoluteString] + fields + login).joined(separator: "\n") + "\n"
        return (Data(text.utf8) + (request.body ?? Data())).withUnsafeBytes { SHA256.hex(of: $0) }
    }
}
