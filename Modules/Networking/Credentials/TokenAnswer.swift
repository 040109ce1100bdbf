import Foundation
import MangaModels

/// What a server answers to the wish for a new token (RFC 6749 §5).
enum TokenAnswer: Hashable {
    case token(BearerToken)
    /// The refresh token is worth nothing any more.
    case invalidGrant
    case failed(APIError)

    /// `old` is what was there before: an answer without a new refresh token leaves that as it is.
    init(_ response: HTTPResponse, old: BearerToken, now: Date) {
        guard response.isSuccess else {
            self = TokenAnswer.refusal(response)
            return
        }
        do {
            let token: RefreshedToken = try JSONAnswer(response).decoded()
            self = .token(
                BearerToken(
                    access: token.accessToken,
                    refresh: token.refreshToken ?? old.refresh,
                    expires: token.expiresIn.map { now.addingTimeInterval(TimeInterval($0)) }
                )
            )
        } catch {
            self = .failed(error)
        }
    }

    private static func refusal(_ response: HTTPResponse) -> TokenAnswer {
        // A failure of another shape says nothing about the grant.
        let failure = try? JSONDecoder().decode(Failure.self, from: response.body)
        let ends = failure?.error == "invalid_grant" && [400, 401].contains(response.status)
        return ends ? .invalidGrant : .failed(APIError(response))
    }

    private struct Failure: Decodable {
        var error: String
    }
}
