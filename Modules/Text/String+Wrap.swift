extension String {
    /// The text as lines of at most `width` cells.
    ///
    /// Lines break at spaces and between wide (CJK) characters, but not before closing or after opening punctuation;
    /// a word longer than a line is cut. Newlines in the text stay line breaks. There is always at least one line, and
    /// a `width` below 1 counts as 1. Only a single character that is itself wider than `width` sticks out.
    public func wrapped(to width: Int) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
            var wrapper = LineWrapper(width: max(1, width))
            for character in paragraph { wrapper.append(character) }
            return wrapper.finish()
        }
    }
}
