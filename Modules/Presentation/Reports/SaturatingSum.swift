extension Sequence<Int> {
    /// The sum, or the largest number there is: sizes that a server made up must not stop the program.
    var saturatingSum: Int {
        reduce(0) { sum, value in
            let (result, overflow) = sum.addingReportingOverflow(value)
            return overflow ? .max : result
        }
    }
}
