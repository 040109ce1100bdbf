import Foundation

extension HTTPRequest {
    /// The same with the user and password of the address, if any, as its login.
    ///
    /// In an address they would be part of every error and of the answer's `url`.
    package var withoutUserInURL: HTTPRequest {
        guard let user = url.user(percentEncoded: false) else { return self }
        var request = self
        request.url = url.withoutUser
        request.login = login ?? Login(user: user, password: url.password(percentEncoded: false) ?? "")
        return request
    }
}
