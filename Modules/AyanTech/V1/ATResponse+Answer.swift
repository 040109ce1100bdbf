import Foundation
import MangaNetworking

@available(*, deprecated, renamed: "ATResponseV2")
extension ATResponse {
    /// An answer of a server or of a mock file.
    ///
    /// 200 to 209 without a `Status`, or with `G00000`, is a success; all else has an error, and keeps its body.
    init(_ answer: HTTPResponse) {
        self.init(
            headers: answer.headers.dictionary,
            responseString: String(data: answer.body, encoding: .utf8),
            responseCode: answer.status,
            error: nil
        )
        error = ATResponse.error(status: status, code: answer.status)
    }

    /// The failure of a request that got no answer.
    init(failure error: ATError, headers: [String: String] = [:], code: Int = -1) {
        self.init(headers: headers, responseString: nil, responseCode: code, error: error)
    }

    private static func error(status: Status?, code: Int) -> ATError? {
        if (200...209).contains(code) {
            guard let status, !status.isSuccess else { return nil }
            return ATError(persianDescription: words(of: status, else: .general), code: -1, type: .general, name: "")
        }
        return failure(status: status, code: code)
    }

    /// What an HTTP status that is no success means; the service's words go first.
    static func failure(status: Status?, code: Int) -> ATError {
        let type = (500...599).contains(code) ? ATErrorType.serverError : .general
        return ATError(persianDescription: words(of: status, else: type), code: code, type: type, name: "")
    }

    /// What the service says, if anything; those of its library where the login has ended; else those of `type`.
    private static func words(of status: Status?, else type: ATErrorType) -> String {
        if let words = status?.message, !words.isEmpty { return words }
        return status?.isTokenExpired == true ? FarsiText.tokenExpired : type.persianDescription
    }
}
