import MangaConfig
import MangaLocalization
import MangaModels

extension AccountList {
    /// Reads what a file holds; no two accounts may share a name, a token, a key or an address.
    init(_ place: JSONPlace) throws(ConfigError) {
        let members = try place.members("private", "tokenLifetime", "rotatesRefreshTokens", "accounts")
        isPrivate = try members["private"]?.toggle() ?? false
        tokenLifetime = try members["tokenLifetime"]?.number(in: 1...31_536_000) ?? 3600
        rotatesRefreshTokens = try members["rotatesRefreshTokens"]?.toggle() ?? false
        var taken: Set<String> = []
        for place in try members.required("accounts", of: place).elements() {
            accounts.append(try Account(place, &taken))
        }
    }

    var node: JSONNode {
        JSONNode.object([
            ("private", JSONNode(.toggle(isPrivate))),
            ("tokenLifetime", JSONNode(.number(String(tokenLifetime)))),
            ("rotatesRefreshTokens", JSONNode(.toggle(rotatesRefreshTokens))),
            ("accounts", JSONNode(.list(accounts.map(\.node)))),
        ])
    }
}

extension Account {
    /// `taken` is what earlier accounts have for themselves.
    fileprivate init(_ place: JSONPlace, _ taken: inout Set<String>) throws(ConfigError) {
        let members = try place.members("user", "password", "refreshTokens", "apiKeys", "customer")
        let user = try members.required("user", of: place)
        self.user = try user.text(.allowedUser) { CustomerRules.isLine($0) && !$0.contains(":") }
        guard taken.insert("user \(self.user)").inserted else { throw user.wrong(.allowedUnique) }
        password = try members["password"]?.text(isSecret: true)
        refreshTokens = try members["refreshTokens"]?.secrets(&taken) ?? []
        apiKeys = try members["apiKeys"]?.secrets(&taken) ?? []
        if let customer = members["customer"] { self.customer = try Customer(customer, &taken) }
    }

    fileprivate var node: JSONNode {
        JSONNode.object([
            ("user", .text(user)), ("password", password.map(JSONNode.text)),
            ("refreshTokens", refreshTokens.isEmpty ? nil : JSONNode(.list(refreshTokens.map(JSONNode.text)))),
            ("apiKeys", apiKeys.isEmpty ? nil : JSONNode(.list(apiKeys.map(JSONNode.text)))),
            ("customer", customer?.node),
        ])
    }
}

extension Customer {
    fileprivate init(_ place: JSONPlace, _ taken: inout Set<String>) throws(ConfigError) {
        let members = try place.members(
            "id",
            "firstName",
            "lastName",
            "email",
            "phone",
            "creditCards",
            "reloadConfigs"
        )
        self.init(
            id: try members.required("id", of: place).text(),
            firstName: try members["firstName"]?.text(),
            lastName: try members["lastName"]?.text(),
            email: try members["email"]?.text(.allowedEmail, where: CustomerRules.isEmail),
            phone: try members["phone"]?.text()
        )
        if let email, !taken.insert("email \(email.lowercased())").inserted {
            throw try members.required("email", of: place).wrong(.allowedUnique)
        }
        for place in try members["creditCards"]?.elements() ?? [] { creditCards.append(try CreditCard(place)) }
        for place in try members["reloadConfigs"]?.elements() ?? [] { reloadConfigs.append(try ReloadConfig(place)) }
    }

    fileprivate var node: JSONNode {
        JSONNode.object([
            ("id", .text(id)), ("firstName", firstName.map(JSONNode.text)), ("lastName", lastName.map(JSONNode.text)),
            ("email", email.map(JSONNode.text)), ("phone", phone.map(JSONNode.text)),
            ("creditCards", JSONNode(.list(creditCards.map(\.node)))),
            ("reloadConfigs", JSONNode(.list(reloadConfigs.map(\.node)))),
        ])
    }
}

extension CreditCard {
    fileprivate init(_ place: JSONPlace) throws(ConfigError) {
        let members = try place.members("id", "brand", "lastDigits")
        self.init(
            id: try members.required("id", of: place).text(),
            brand: try members["brand"]?.text(),
            lastDigits: try members.required("lastDigits", of: place)
                .text(.allowedDigits, isSecret: true, where: CustomerRules.areLastDigits)
        )
    }

    fileprivate var node: JSONNode {
        JSONNode.object([("id", .text(id)), ("brand", brand.map(JSONNode.text)), ("lastDigits", .text(lastDigits))])
    }
}

extension ReloadConfig {
    fileprivate init(_ place: JSONPlace) throws(ConfigError) {
        let members = try place.members("id", "creditCardId", "threshold", "amount")
        self.init(
            id: try members.required("id", of: place).text(),
            creditCardID: try members["creditCardId"]?.text(),
            threshold: try members["threshold"]?.text(),
            amount: try members["amount"]?.text()
        )
    }

    fileprivate var node: JSONNode {
        JSONNode.object([
            ("id", .text(id)), ("creditCardId", creditCardID.map(JSONNode.text)),
            ("threshold", threshold.map(JSONNode.text)), ("amount", amount.map(JSONNode.text)),
        ])
    }
}

extension JSONPlace {
    /// Texts that belong to one account alone, and are not part of any error.
    fileprivate func secrets(_ taken: inout Set<String>) throws(ConfigError) -> [String] {
        var secrets: [String] = []
        for place in try elements() {
            let secret = try place.text(isSecret: true)
            guard taken.insert("secret \(secret)").inserted else { throw place.wrong(.allowedUnique, isSecret: true) }
            secrets.append(secret)
        }
        return secrets
    }
}

extension JSONNode {
    /// An object without the members that are nil.
    fileprivate static func object(_ members: [(String, JSONNode?)]) -> JSONNode {
        JSONNode(.object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
    }
}
