/// The opening tag of an element.
public struct XMLElement: Hashable, Sendable {
    /// Without its prefix.
    public var name: String
    /// The URI that the prefix stands for.
    public var namespace: String?
    /// As written; declarations of namespaces are left out.
    public var attributes: [XMLAttribute]

    public init(name: String, namespace: String? = nil, attributes: [XMLAttribute] = []) {
        self.name = name
        self.namespace = namespace
        self.attributes = attributes
    }

    /// The value of the first attribute called `name`, whatever its namespace.
    public subscript(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}

/// One attribute of an element.
public struct XMLAttribute: Hashable, Sendable {
    /// Without its prefix.
    public var name: String
    public var namespace: String?
    public var value: String

    public init(name: String, namespace: String? = nil, value: String) {
        self.name = name
        self.namespace = namespace
        self.value = value
    }
}
