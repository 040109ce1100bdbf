import MangaConfig

extension JSONNode {
    /// The node of an answer with secret members masked, and what looks like a secret, and `secrets` wherever they stand.
    func without(_ secrets: RequestSecrets) -> JSONNode {
        var node = self
        switch content {
        case .object(let members): node.content = .object(JSONNode.shown(members, secrets))
        case .list(let values): node.content = .list(values.map { $0.without(secrets) })
        case .text(let text): node.content = .text(secrets.hidden(in: Redaction.prose(text)))
        case .number(let digits): node.content = secrets.hidden(in: digits) == digits ? content : .number("0")
        case .toggle, .null: break
        }
        return node
    }

    /// `{"name": "token", "value": "…"}` is a member called `token`.
    private static func shown(_ members: [Member], _ secrets: RequestSecrets) -> [Member] {
        let labels: Set = ["name", "key", "field", "header", "label"]
        let holders: Set = ["value", "values", "content"]
        let isPair = members.contains { holders.contains($0.key.lowercased()) }
        let isSecretPair = members.contains { member in
            labels.contains(member.key.lowercased()) && member.value.text.map(SecretName.matches) == true
        }
        var keys: Set<String> = []
        return members.map { member in
            let key = member.key.lowercased()
            let value =
                if isSecretPair, holders.contains(key) {
                    member.value.blank
                } else if isPair, labels.contains(key) {
                    member.value.without(secrets)
                } else {
                    member.value.masked(under: member.key, secrets)
                }
            return Member(key: unique(secrets.hidden(in: SecretShape.masked(member.key)), &keys), value: value)
        }
    }

    /// No key may come twice, masked or not.
    private static func unique(_ key: String, _ taken: inout Set<String>) -> String {
        var name = key
        var number = 1
        while !taken.insert(name).inserted {
            number += 1
            name = "\(key)\(number)"
        }
        return name
    }

    /// A number under the name of several secrets counts them.
    private func masked(under key: String, _ secrets: RequestSecrets) -> JSONNode {
        guard SecretName.matches(key) else { return without(secrets) }
        if case .number = content, SecretName.isPlural(key) { return without(secrets) }
        return blank
    }

    /// Says nothing, and reads as what it was: who decodes it finds text, numbers, lists and objects where they were.
    private var blank: JSONNode {
        var node = self
        switch content {
        case .text(let text): node.content = .text(text.isEmpty ? "" : Secrets.mark)
        case .number: node.content = .number("0")
        case .list(let values): node.content = .list(values.map(\.blank))
        case .object(let members):
            node.content = .object(members.map { Member(key: $0.key, value: $0.value.blank) })
        case .toggle, .null: break
        }
        return node
    }
}
