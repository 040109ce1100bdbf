/// A bar of exactly `width` cells, like `█████░░░░░`.
///
/// `fraction` is clamped to 0...1, and not-a-number counts as 0. Only a fraction of 1 fills the last cell.
public func progressBar(fraction: Double, width: Int) -> String {
    let width = max(0, width)
    let fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
    let full = min(width, Int(fraction * Double(width)))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
}
