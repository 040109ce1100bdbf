import Foundation
import MangaLocalization
import MangaPresentation
import Testing

struct LoginScreenTests {
    @Test func `who is logged in, by what, and until when`() throws {
        let end = Date(timeIntervalSince1970: 1_800_000_000)
        var report = LoginReport(environment: "dev", kind: .token)
        report.expires = end
        report.isRenewable = true
        report.customer = .init(id: "7", name: "Ana\u{1B} Ruiz", email: "ana@example.org")

        #expect(
            text(report, .english) == """
                dev
                Logged in by  token
                Ends          \(Language.english.text(of: end)) (renewed by itself)
                Account of    Ana␛ Ruiz
                Address       ana@example.org
                """
        )
        #expect(
            text(report, .spanish) == """
                dev
                Sesión con  token
                Termina     \(Language.spanish.text(of: end)) (se renueva solo)
                Cuenta de   Ana␛ Ruiz
                Correo      ana@example.org
                """
        )
        #expect(
            try JSONText.encode(report) == """
                {"confirmed":true,"customer":{"email":"ana@example.org","id":"7","name":"Ana\\u001b Ruiz"},\
                "environment":"dev","expires":"2027-01-15T08:00:00Z","kind":"token","loggedIn":true,"renewable":true}
                """
        )
    }

    @Test func `a login that the server did not confirm says why`() throws {
        var report = LoginReport(environment: "dev", kind: .password)
        report.user = "ana"
        report.doubt = Message(SamplePhrase.silent)

        #expect(
            text(report, .english) == """
                dev
                Logged in by  password
                User          ana

                The server is silent.
                """
        )
        #expect(
            try JSONText.encode(report)
                == #"{"confirmed":false,"environment":"dev","kind":"password","loggedIn":true,"user":"ana"}"#
        )
    }

    @Test func `nobody is nobody`() throws {
        let report = LoginReport(environment: "dev", kind: nil)

        #expect(text(report, .english) == "dev\nNobody is logged in.")
        #expect(try JSONText.encode(report) == #"{"environment":"dev","loggedIn":false}"#)
    }

    private func text(_ report: LoginReport, _ language: Language) -> String {
        report.lines(width: 80, in: language).plain
    }
}
