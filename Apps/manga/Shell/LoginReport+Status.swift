import MangaModels
import MangaNetworking
import MangaPresentation

extension LoginReport {
    /// What `status` says, without anything secret; nil for nobody.
    init(environment: String, _ status: LoginStatus?) {
        self.init(environment: environment, kind: status.map { Kind($0.identity.kind) })
        user = status?.identity.user
        header = status?.identity.header
        expires = status?.identity.expires
        isRenewable = status?.identity.isRenewable ?? false
        customer = status?.customer.map { customer in
            Person(
                id: customer.id,
                name: [customer.firstName, customer.lastName].compactMap(\.self).joined(separator: " "),
                email: customer.email
            )
        }
        doubt = status?.doubt
    }
}

extension LoginReport.Kind {
    init(_ kind: Identity.Kind) {
        switch kind {
        case .token: self = .token
        case .password: self = .password
        case .key: self = .key
        }
    }
}
