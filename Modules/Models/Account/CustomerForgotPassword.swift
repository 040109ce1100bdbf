/// What a customer sends who has forgotten the password: the body of `POST v3/Customer/Password/Forgot` (seed 004).
public struct CustomerForgotPassword: Hashable, Codable, Sendable {
    public var email: String

    public init(email: String) {
        self.email = email
    }
}
