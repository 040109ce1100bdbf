import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText

extension Session {
    /// Cells that stay free behind the prompt for what is typed.
    private static let typed = 16

    /// `manga[embedded] Lantern Street> `, or what the user's template makes of it.
    ///
    /// A long title is cut: there must be room to type.
    var prompt: StyledLine {
        let room = output.width - prompt(title: 0).width - Self.typed
        return prompt(title: max(8, min(40, output.width / 2, room)))
    }

    private func prompt(title: Int) -> StyledLine {
        var style = TextStyle.plain
        return environments.shell.prompt.parts.reduce(into: StyledLine()) { line, part in
            switch part {
            case .text(let text): line += StyledLine(text.neutralised, style)
            case .style(let other): style = TextStyle(other)
            case .value(let placeholder, let before, let behind):
                guard let value = text(of: placeholder, title: title) else { return }
                line += StyledLine(before.neutralised + value + behind.neutralised, style)
            }
        }
    }

    /// Nil where there is nothing to show.
    private func text(of placeholder: PromptTemplate.Placeholder, title: Int) -> String? {
        switch placeholder {
        case .environment: config.name.neutralised
        case .manga: opened?.manga.title.neutralised.clipped(to: title)
        case .downloads: count(kit?.downloads.summary.running)
        case .queue: count(kit.map { $0.downloads.summary.running + $0.downloads.summary.waiting })
        }
    }

    private func count(_ count: Int?) -> String? {
        count.flatMap { $0 > 0 ? language.text(of: $0) : nil }
    }
}

extension TextStyle {
    fileprivate init(_ style: PromptTemplate.Style) {
        switch style {
        case .plain: self = .plain
        case .bold: self = .heading
        case .dim: self = .dim
        case .red: self = .failure
        case .green: self = .success
        case .yellow: self = .warning
        case .cyan: self = .accent
        }
    }
}
