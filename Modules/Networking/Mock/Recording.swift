import Foundation
import MangaConfig

/// The answers of one recording so far, and the secrets that were seen with them.
///
/// What answers a request for the first time goes to its place, what answers it otherwise later to the next number; the
/// same once more is only counted, so that who plays the recording gets each as often as it came.
struct Recording {
    /// What was answered last at one place.
    private struct Series {
        var number = 1
        /// In a row.
        var times = 1
        var answer: String
        var asked: AskedTraits
        /// Names the call, through all its tries; empty for one without a name.
        var call: String
        /// The headers of the first time that are other each time, and those of the later ones.
        var passing: JSONNode
        var again: [JSONNode] = []
    }

    /// What goes to one place.
    private struct Part {
        let place: String
        let request: HTTPRequest
        let identity: String
        let passing: JSONNode
        let write: (String) throws -> Void
    }

    /// What came of one answer.
    struct Written {
        /// Of answers that the folder has more than before.
        var count = 0
        var remark: RecordError?
    }

    /// The later times of which one place keeps the headers.
    private static let mostAgain = 1_000

    var known = SecretValues()
    private var series: [String: Series] = [:]
    /// What was said to be passed over.
    private var passedOver: Set<String> = []

    /// Throws `POSIXError`, and `RecordError` where a link leads out of the folder.
    mutating func write(_ answer: RecordedAnswer, into folder: RecordedFolder) throws -> Written {
        known.formUnion(answer.secrets.values)
        let hidden = { [known] (text: String) in known.hidden(in: text) }
        let address = hidden(Redaction.url(answer.request.url.absoluteString))
        let title = "\(answer.request.method.value) \(address)"
        guard answer.isWhole else {
            let isNew = passedOver.insert(folder.place(for: answer.request, hiding: hidden)).inserted
            return Written(remark: isNew ? .partial(request: title, status: answer.response.status) : nil)
        }
        var written = Written()
        for (request, redirect) in answer.steps {
            let part = Part(
                place: folder.place(for: request, hiding: hidden),
                request: request,
                identity: redirect?.identity ?? answer.identity,
                passing: redirect == nil ? answer.passing : JSONNode(.object([])),
                write: { path in
                    if let redirect { try redirect.write(to: path) } else { try answer.write(to: path) }
                }
            )
            try folder.checkLinks(of: part.place)
            let earlier = series[part.place]
            let asked = AskedTraits(request)
            guard let path = try put(part, asked, call: answer.request.id, in: folder) else { continue }
            let isSameCall = earlier.map { Recording.isSame($0.call, answer.request.id) } ?? false
            if redirect == nil, !isSameCall { written.count += 1 }
            let difference = earlier.map { asked.difference(from: $0.asked) }
            if let difference, !difference.isNone, !isSameCall {
                written.remark = .ambiguous(request: title, path: path, difference)
            }
        }
        return written
    }

    /// Where the answer went; nil where it is there already.
    ///
    /// What a call got before it was tried again is nothing that anybody has seen: the last try takes its place.
    private mutating func put(
        _ part: Part,
        _ asked: AskedTraits,
        call: String,
        in folder: RecordedFolder
    ) throws -> String? {
        var next = Series(answer: part.identity, asked: asked, call: call, passing: part.passing)
        if let last = series[part.place] {
            if last.answer == part.identity {
                try repeatLast(part, asked, call: call)
                return nil
            }
            next.number = Recording.isSame(last.call, call) && last.times == 1 ? last.number : last.number + 1
            if next.number > last.number, last.times > 1 {
                try RecordedFiles(place: MockPath.path(part.place, number: last.number))
                    .set(times: last.times, again: last.again)
            }
        } else {
            folder.forgetSeries(at: part.place)
        }
        let path = MockPath.path(part.place, number: next.number)
        try part.write(path)
        series[part.place] = next
        return path
    }

    /// The answer that is there came once more; what was other about it is kept with it.
    private mutating func repeatLast(_ part: Part, _ asked: AskedTraits, call: String) throws {
        guard var last = series[part.place] else { return }
        defer { series[part.place] = last }
        let isSameCall = Recording.isSame(last.call, call)
        (last.asked, last.call) = (asked, call)
        if isSameCall { return }
        last.times += 1
        let isOther = (last.again.last ?? last.passing) != part.passing
        guard isOther, last.times <= Recording.mostAgain else { return }
        while last.again.count < last.times - 2 { last.again.append(last.again.last ?? last.passing) }
        last.again.append(part.passing)
        try RecordedFiles(place: MockPath.path(part.place, number: last.number))
            .set(times: last.times, again: last.again)
    }

    private static func isSame(_ call: String, _ other: String) -> Bool {
        !call.isEmpty && call == other
    }
}
