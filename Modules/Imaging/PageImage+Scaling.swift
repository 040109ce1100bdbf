extension PageImage {
    /// The image shrunk so that its longest side is at most `side` pixels; never enlarged, the proportions kept.
    ///
    /// A pixel that is transparent in part counts with its full colour.
    public func scaled(toFit side: Int) -> PageImage {
        let longest = max(width, height)
        let side = max(side, 1)
        guard longest > side else { return self }
        let newWidth = PageImage.scaled(width, by: side, of: longest)
        let newHeight = PageImage.scaled(height, by: side, of: longest)
        let columns = Resampler(from: width, to: newWidth).shrink(self)
        return Resampler(from: height, to: newHeight).shrink(columns)
    }

    private static func scaled(_ length: Int, by side: Int, of longest: Int) -> Int {
        max(1, (length * side + longest / 2) / longest)
    }
}
