import MangaModels

/// What the fields of a customer may hold, from a client as in the file.
enum CustomerRules {
    /// The name of the first field that is not as it should be; nil for none.
    static func badField(of customer: Customer) -> String? {
        let names: [(String, String?)] = [
            ("id", customer.id), ("firstName", customer.firstName), ("lastName", customer.lastName),
            ("phone", customer.phone),
        ]
        if let name = names.first(where: { $0.1.map { !isLine($0) } ?? false }) { return name.0 }
        return customer.email.map(isEmail) ?? true ? nil : "email"
    }

    /// One line of at most 200 bytes, not empty.
    static func isLine(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// Something on either side of one `@`, in at most 254 bytes (RFC 5321 §4.5.3.1.3).
    static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && text.utf8.count <= 254
            && text.unicodeScalars.allSatisfy { $0 != " " && $0.properties.generalCategory != .control }
    }

    /// One to four digits.
    static func areLastDigits(_ text: String) -> Bool {
        (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
