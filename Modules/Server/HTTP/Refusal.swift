import MangaLocalization
import MangaModels

/// A request that is not answered as it wished, as the backend's failure.
struct Refusal: Error {
    let status: Int
    let code: Int
    let message: Message
    var headers: [(name: String, value: String)] = []

    init(_ status: Int, code: Int? = nil, message: Message) {
        self.status = status
        self.code = code ?? status * 100
        self.message = message
    }

    init(_ status: Int, _ phrase: ServerPhrase, _ arguments: KeyValuePairs<String, Argument> = [:]) {
        self.init(status, message: Message(phrase, arguments))
    }

    func with(_ name: String, _ value: String) -> Refusal {
        var copy = self
        copy.headers.append((name, value))
        return copy
    }

    var response: Response {
        let failure = Failure(code: code, message: message.text(in: .english))
        // A status, a number and a sentence always encode; the bare status says enough if they ever did not.
        var response = (try? Response.json(failure, status: status)) ?? Response(status: status, body: .bytes([]))
        response.headers += headers
        return response
    }
}
