import Foundation
import MangaLocalization
import MangaModels

/// Answers the account calls of seed 004.
struct AccountRoutes: Sendable {
    let book: AccountBook

    /// `user` is who is logged in; a refresh and a forgotten password need nobody to be.
    func answer(_ request: Request, at route: Route, user: String?) async throws -> Response {
        switch route {
        case .refreshToken: return try await refresh(request)
        case .forgotPassword: return try await forgotPassword(request)
        default: break
        }
        guard let user else { throw Refusal.login(with: nil) }
        switch route {
        case .customer where request.method == "PUT": return try await update(request, of: user)
        case .customer: return try await customer(of: user)
        case .creditCard(let id): return try await remove(id, from: \.creditCards, of: user)
        case .reloadConfig(let id): return try await remove(id, from: \.reloadConfigs, of: user)
        default: throw Refusal(404, ServerPhrase.noSuchRoute)
        }
    }

    private func refresh(_ request: Request) async throws -> Response {
        guard let form = Form(request), let grant = form["grant_type"] else { return try refused(.invalidRequest) }
        guard grant == "refresh_token" else { return try refused(.unsupportedGrantType) }
        guard let token = form["refresh_token"] else { return try refused(.invalidRequest) }
        guard let refreshed = try await book.refresh(token) else { return try refused(.invalidGrant) }
        return try .json(refreshed)
    }

    private func refused(_ refusal: RefreshRefusal) throws -> Response {
        try .json(refusal, status: 400)
    }

    /// Says the same whether or not anybody has that address.
    private func forgotPassword(_ request: Request) async throws -> Response {
        let wish: CustomerForgotPassword = try decoded(request)
        guard CustomerRules.isEmail(wish.email) else {
            throw Refusal(422, ServerPhrase.badField, ["field": "email"])
        }
        await book.forgotPassword(wish.email)
        return try .json(Success())
    }

    private func customer(of user: String) async throws -> Response {
        guard let customer = await book.customer(of: user) else { throw Refusal(404, ServerPhrase.noCustomer) }
        return try .json(customer)
    }

    private func update(_ request: Request, of user: String) async throws -> Response {
        let wish: Customer = try decoded(request)
        if let field = CustomerRules.badField(of: wish) {
            throw Refusal(422, ServerPhrase.badField, ["field": .text(field)])
        }
        let customer = try await book.change(user) { customer in
            guard wish.id == customer.id else { throw Refusal(409, ServerPhrase.otherCustomer) }
            var changed = wish
            (changed.creditCards, changed.reloadConfigs) = (customer.creditCards, customer.reloadConfigs)
            return changed
        }
        guard let customer else { throw Refusal(404, ServerPhrase.noCustomer) }
        return try .json(customer)
    }

    private func remove<Item: Identifiable & Sendable>(
        _ id: String,
        from list: any WritableKeyPath<Customer, [Item]> & Sendable,
        of user: String
    ) async throws -> Response where Item.ID == String {
        let customer = try await book.change(user) { customer in
            var changed = customer
            changed[keyPath: list].removeAll { $0.id == id }
            changed.forgetLostCards()
            return changed[keyPath: list].count < customer[keyPath: list].count ? changed : nil
        }
        guard customer != nil else { throw Refusal(404, ServerPhrase.noSuchItem, ["id": .text(id)]) }
        return try .json(Success())
    }

    private func decoded<Value: Decodable>(_ request: Request) throws(Refusal) -> Value {
        guard request.mediaType == "application/json" else { throw Refusal(415, ServerPhrase.notJSON) }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(request.body))
        } catch {
            throw Refusal(400, ServerPhrase.badJSON)
        }
    }
}

/// The body of an answer that has nothing else to say.
private struct Success: Encodable {
    let success = true
}

extension Customer {
    /// What was paid with a card that is gone needs another one first.
    fileprivate mutating func forgetLostCards() {
        for index in reloadConfigs.indices
        where !creditCards.contains(where: { $0.id == reloadConfigs[index].creditCardID }) {
            reloadConfigs[index].creditCardID = nil
        }
    }
}
