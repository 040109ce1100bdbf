import MangaText
import Testing

struct ProgressBarTests {
    @Test(arguments: [
        (0.5, 10, "█████░░░░░"), (0, 3, "░░░"), (1, 3, "███"), (0.999, 3, "██░"), (-1, 2, "░░"), (7, 2, "██"),
        (.nan, 2, "░░"), (.infinity, 2, "██"), (0.5, 0, ""), (0.5, -4, ""),
    ])
    func `the bar shows the fraction`(fraction: Double, width: Int, bar: String) {
        #expect(progressBar(fraction: fraction, width: width) == bar)
    }
}
