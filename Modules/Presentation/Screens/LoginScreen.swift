public import MangaLocalization
import MangaModels
public import MangaText

/// Who is logged in.
public enum LoginScreen {
    public static func lines(_ report: LoginReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.environment, .heading, limit: 4)
        guard let kind = report.kind else {
            canvas.paragraph(canvas.words(FactPhrase.loggedOut))
            return canvas.lines
        }
        canvas.facts(facts(report, kind: canvas.words(phrase(kind)), on: canvas))
        canvas.failure(report.doubt)
        return canvas.lines
    }

    private static func phrase(_ kind: LoginReport.Kind) -> FactPhrase {
        switch kind {
        case .token: .loginToken
        case .password: .loginPassword
        case .key: .loginKey
        }
    }

    private static func facts(
        _ report: LoginReport,
        kind: String,
        on canvas: Canvas
    ) -> [(FactPhrase, String)] {
        let renewal = canvas.words(FactPhrase.renewable)
        let name = report.customer.map { $0.name.isEmpty ? $0.id : $0.name }
        let expires = report.expires.map { canvas.language.text(of: $0) + (report.isRenewable ? " (\(renewal))" : "") }
        let known: [(FactPhrase, String?)] = [
            (.factLogin, kind), (.factUser, report.user), (.factHeader, report.header), (.factExpires, expires),
            (.factCustomer, name), (.factEmail, report.customer?.email),
        ]
        return known.compactMap { fact in fact.1.map { (fact.0, $0) } }
    }
}
