extension String {
    /// An address as a sentence can hold it: of a very long one, its beginning and its end.
    var briefAddress: String {
        guard utf8.count > 300 else { return self }
        return "\(prefix(200))…\(suffix(40))"
    }
}
