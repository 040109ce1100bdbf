import MangaConfig

extension JSONNode {
    /// The node of an answer with secret members masked, and what looks like a secret, and `secrets` wherever they stand.
    func without(_ secrets: RequestSecrets) -> JSONNode {
        var node = self
        switch content {
        case .object(let members): node.content = .object(JSONNode.shown(members, secrets))
        case .list(let values):
            let hidden = JSONNode.valuesOfPairs(values)
            node.content = .list(
                values.indices.map { hidden.contains($0) ? values[$0].blank : values[$0].without(secrets) }
            )
        case .text(let text): node.content = .text(secrets.hidden(in: Redaction.prose(text)))
        case .number(let digits): node.content = secrets.hidden(in: digits) == digits ? content : .number("0")
        case .toggle, .null: break
        }
        return node
    }

    /// `{"name": "token", "value": "…"}` is a member called `token`.
    private static func shown(_ members: [Member], _ secrets: RequestSecrets) -> [Member] {
        let isPair = isPair(members)
        let isSecretPair = isSecretPair(members)
        var keys: Set<String> = []
        return members.map { member in
            let key = member.key.lowercased()
            let value =
                if isSecretPair, JSONNode.holders.contains(key) {
                    member.value.blank
                } else if isPair, JSONNode.labels.contains(key) {
                    member.value.without(secrets)
                } else {
                    member.value.masked(under: member.key, secrets)
                }
            return Member(key: unique(secrets.hidden(in: SecretShape.masked(member.key)), &keys), value: value)
        }
    }

    private static let labels: Set = [
        "name", "key", "field", "header", "label", "type", "id", "property", "parameter", "param", "option", "setting",
        "variable",
    ]
    private static let holders: Set = ["value", "values", "content"]

    private static func isPair(_ members: [Member]) -> Bool {
        members.contains { holders.contains($0.key.lowercased()) }
    }

    private static func isSecretPair(_ members: [Member]) -> Bool {
        members.contains { member in
            labels.contains(member.key.lowercased()) && member.value.text.map(SecretName.matches) == true
        }
    }

    /// Where in a list `["token", "…"]` has what it names; in a longer one, of names and values in turn, that must look
    /// like one.
    fileprivate static func valuesOfPairs(_ values: [JSONNode]) -> [Int] {
        guard values.count.isMultiple(of: 2) else { return [] }
        return stride(from: 0, to: values.count, by: 2).filter { index in
            guard let name = values[index].text, isIdentifier(name), SecretName.matches(name) else { return false }
            return values.count == 2 || values[index + 1].text?.contains(where: \.isNumber) == true
        }
        .map { $0 + 1 }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
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

    /// The texts and numbers that stand under names that are secret, and those that a member or an element beside them
    /// calls so.
    func secretTexts(isSecret: Bool, _ names: (String) -> Bool) -> [String] {
        switch content {
        case .text(let text): return isSecret ? [text] : []
        case .number(let digits): return isSecret ? [digits] : []
        case .list(let values):
            let named = JSONNode.valuesOfPairs(values)
            return values.indices.flatMap {
                values[$0].secretTexts(isSecret: isSecret || named.contains($0), names)
            }
        case .object(let members):
            let isPair = JSONNode.isSecretPair(members)
            return members.flatMap { member in
                let isNamed = names(member.key) || isPair && JSONNode.holders.contains(member.key.lowercased())
                return member.value.secretTexts(isSecret: isSecret || isNamed, names)
            }
        case .toggle, .null: return []
        }
    }
}
