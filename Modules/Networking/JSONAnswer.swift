import Foundation

/// The body of an answer that was a success, to be read as JSON.
struct JSONAnswer {
    private let response: HTTPResponse

    init(_ response: HTTPResponse) {
        self.response = response
    }

    /// Throws `APIError.unreadable`, or `APIError.wrongMock`, with the key path that is not as agreed.
    func decoded<Answer: Decodable>() throws(APIError) -> Answer {
        if let none = NoAnswer() as? Answer { return none }
        do {
            return try JSONDecoder().decode(Answer.self, from: response.body)
        } catch {
            let url = Redaction.url(response.url.absoluteString)
            let flaw = AnswerFlaw(error, in: response)
            if let file = response.mockFile { throw .wrongMock(file: file, url: url, flaw: flaw) }
            throw .unreadable(url: url, flaw: flaw)
        }
    }
}
