import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText

extension Session {
    /// `manga[embedded] Lantern Street> `, or what the user's template makes of it.
    var prompt: StyledLine {
        var style = TextStyle.plain
        return environments.shell.prompt.parts.reduce(into: StyledLine()) { line, part in
            switch part {
            case .text(let text): line += StyledLine(text.neutralised, style)
            case .style(let other): style = TextStyle(other)
            case .value(let placeholder, let before, let behind):
                guard let value = text(of: placeholder) else { return }
                line += StyledLine(before.neutralised + value + behind.neutralised, style)
            }
        }
    }

    /// Nil where there is nothing to show.
    private func text(of placeholder: PromptTemplate.Placeholder) -> String? {
        switch placeholder {
        case .environment: config.name.neutralised
        case .manga: opened?.manga.title.neutralised.clipped(to: max(8, min(40, output.width / 2)))
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
