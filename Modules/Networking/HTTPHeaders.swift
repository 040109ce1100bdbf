/// Header fields in the order they were set; names compare without case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One header line.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// Names are ASCII (RFC 9110 §5.1).
        fileprivate func isNamed(_ other: String) -> Bool {
            func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
            return name.utf8.count == other.utf8.count && name.utf8.elementsEqual(other.utf8) { lower($0) == lower($1) }
        }
    }

    public private(set) var fields: [Field] = []

    public init() {}

    public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { self[name] = value }
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The last value of `name`; setting replaces every value, and nil removes them.
    public subscript(name: String) -> String? {
        get { fields.last { $0.isNamed(name) }?.value }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// Adds a field beside those of the same name.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Takes the values of `others`, where those of the same names stand.
    mutating func update(with others: HTTPHeaders) {
        var rest = others.fields
        for index in fields.indices {
            guard let next = rest.firstIndex(where: { $0.isNamed(fields[index].name) }) else { continue }
            fields[index].value = rest.remove(at: next).value
        }
        fields += rest
    }

    /// Takes the fields of `others`, in place of those of the same names.
    public mutating func replace(with others: HTTPHeaders) {
        for field in others.fields { self[field.name] = nil }
        fields += others.fields
    }
}
