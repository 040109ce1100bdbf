import MangaText

/// What the editor wants to see on the screen.
struct Picture {
    /// Lines that scroll away above the block, each drawn once.
    var above: [StyledLine] = []
    /// Lines that stay directly above the prompt.
    var status: [StyledLine] = []
    var prompt: StyledLine
    var text: String
    /// The cursor's place in `text`, counted in scalars.
    var cursor: Int
    /// What an earlier line had behind `text`, shown dim behind a cursor that is at the end.
    var suggestion = ""
}
