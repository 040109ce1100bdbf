public import MangaModels

extension Endpoint where Answer == RefreshedToken {
    /// A new access token for `token` (RFC 6749 §6).
    public static func refreshToken(_ token: String) -> Endpoint { Endpoint(.refreshToken, refreshToken: token) }
}

extension Endpoint where Answer == Customer {
    public static var customer: Endpoint { Endpoint(.getCustomer) }

    /// Answers with the customer as it is then.
    public static func update(_ customer: Customer) -> Endpoint { Endpoint(.updateCustomer(customer)) }
}

extension Endpoint where Answer == NoAnswer {
    /// The server says the same whether or not it knows the address.
    public static func forgotPassword(_ request: CustomerForgotPassword) -> Endpoint {
        Endpoint(.forgotPassword(forgotPassObj: request))
    }

    public static func deleteSavedCreditCard(id: String) -> Endpoint { Endpoint(.deleteSavedCreditCard(id: id)) }

    public static func deleteReloadConfig(id: String) -> Endpoint { Endpoint(.deleteReloadConfig(id: id)) }
}
