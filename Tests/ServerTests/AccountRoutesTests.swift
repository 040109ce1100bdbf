import Foundation
import MangaServer
import Testing

struct AccountRoutesTests {
    private let ana = ["X-API-Key": "k1"]
    private let json = ["X-API-Key": "k1", "Content-Type": "application/json"]
    private let customer = """
        {"creditCards":[{"brand":"Visa","id":"7","lastDigits":"4242"},{"id":"8","lastDigits":"1"}],\
        "email":"ana@example.org","firstName":"Ana","id":"1",\
        "reloadConfigs":[{"amount":"25.00","creditCardId":"7","id":"3"}]}
        """

    @Test func `a refresh token gives an access token that lets its owner in, for its time`() async throws {
        let fixture = try AccountFixture()
        try await fixture.serving { wire async throws in
            let answer = try await wire.refresh("refresh_token=r1&grant_type=refresh_token")
            let token = try await wire.refreshed(with: "r1")

            #expect(answer.status == 200)
            #expect(answer.headers["cache-control"] == "no-store")
            #expect(Set(token.keys) == ["access_token", "token_type", "expires_in"])
            #expect(token["token_type"] == "Bearer")
            #expect(token["expires_in"] == "60")

            let bearer = ["Authorization": "Bearer \(token["access_token"] ?? "")"]
            fixture.wait(59)
            #expect(try await wire.get("/api/v3/Customer", bearer).text == customer)

            fixture.wait(1)
            let late = try await wire.get("/api/v3/Customer", bearer)
            #expect(late.status == 401)
            #expect(
                late.headers["www-authenticate"]
                    == #"Bearer realm="manga", error="invalid_token", Basic realm="manga", charset="UTF-8""#
            )
        }
    }

    @Test func `a refresh token that rotates is good once, and the next one is kept`() async throws {
        let fixture = try AccountFixture(rotates: true)
        try await fixture.serving { wire async throws in
            let next = try #require(try await wire.refreshed(with: "r1")["refresh_token"])

            #expect(try await wire.refreshed(with: "r1") == ["error": "invalid_grant"])
            #expect(try fixture.content.contains(next))
            #expect(try !fixture.content.contains(#""r1""#))
            #expect(try fixture.mode == 0o600)
            #expect(try await wire.refreshed(with: next)["access_token"] != nil)
        }
    }

    @Test(arguments: [
        ("grant_type=refresh_token&refresh_token=r2", "application/x-www-form-urlencoded; charset=utf-8", nil),
        ("grant_type=refresh%5Ftoken&refresh_token=r%2B%26%3D%2F%C3%A9", form, nil),
        ("grant_type=refresh_token&refresh_token=nobody", form, "invalid_grant"),
        ("grant_type=refresh_token&refresh_token=r", form, "invalid_grant"),
        ("grant_type=refresh_token&refresh_token=", form, "invalid_request"),
        ("grant_type=refresh_token", form, "invalid_request"),
        ("refresh_token=r1", form, "invalid_request"),
        ("", form, "invalid_request"),
        ("grant_type=password&refresh_token=r1", form, "unsupported_grant_type"),
        ("grant_type=refresh_token&refresh_token=r1&refresh_token=r1", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=%ff", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=%00", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=%4", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=r1&", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=é", form, "invalid_request"),
        ("grant_type=refresh_token&refresh_token=r1", "text/plain", "invalid_request"),
        (#"{"grant_type":"refresh_token","refresh_token":"r1"}"#, "application/json", "invalid_request"),
    ])
    func `a refresh that is no good is told so as RFC 6749 has it`(
        body: String,
        type: String,
        error: String?
    ) async throws {
        try await AccountFixture().serving { wire async throws in
            let answer = try await wire.refresh(body, type: type)

            #expect(answer.status == (error == nil ? 200 : 400))
            if let error { #expect(answer.text == #"{"error":"\#(error)"}"#) }
        }
    }

    @Test func `a customer sees and changes its own fields, and nobody else's`() async throws {
        let fixture = try AccountFixture()
        try await fixture.serving { wire async throws in
            let body = #"{"id":"1","firstName":"Ana María","email":"ana@example.org","creditCards":[]}"#
            let changed = try await wire.send("PUT", "/api/v3/Customer", json, body: body)
            let other = try await wire.send("PUT", "/api/v3/Customer", json, body: #"{"id":"2"}"#)

            #expect(changed.text == customer.replacing(#""Ana""#, with: #""Ana María""#))
            #expect(changed.headers["cache-control"] == "no-store")
            #expect(try await wire.get("/api/v3/Customer", ana).text == changed.text)
            #expect(try fixture.content.contains("Ana María"))
            #expect(try fixture.mode == 0o600)
            #expect((other.status, other.code) == (409, 40900))
        }
    }

    @Test func `an account without a customer has none`() async throws {
        try await AccountFixture().serving { wire async throws in
            let token = try await wire.refreshed(with: "r2")["access_token"] ?? ""
            let bearer = ["Authorization": "Bearer \(token)", "Content-Type": "application/json"]

            #expect(try await wire.get("/api/v3/Customer", bearer).code == 40400)
            #expect(try await wire.send("PUT", "/api/v3/Customer", bearer, body: #"{"id":"1"}"#).code == 40400)
            #expect(try await wire.send("DELETE", "/api/v3/Customer/CreditCard/7", bearer).code == 40400)
        }
    }

    @Test func `a card that is deleted is gone, also from what was paid with it`() async throws {
        let fixture = try AccountFixture()
        try await fixture.serving { wire async throws in
            let gone = try await wire.send("DELETE", "/api/v3/Customer/CreditCard/7", ana)
            let again = try await wire.send("DELETE", "/api/v3/Customer/CreditCard/7", ana)

            #expect(gone.text == #"{"success":true}"#)
            #expect((again.status, again.code) == (404, 40400))
            #expect(again.message == "There is nothing with the id “7”.")
            #expect(
                try await wire.get("/api/v3/Customer", ana).text == """
                    {"creditCards":[{"id":"8","lastDigits":"1"}],"email":"ana@example.org","firstName":"Ana","id":"1",\
                    "reloadConfigs":[{"amount":"25.00","id":"3"}]}
                    """
            )
            #expect(try !fixture.content.contains("4242"))
        }
    }

    @Test func `a reload that is deleted is gone`() async throws {
        try await AccountFixture().serving { wire async throws in
            let gone = try await wire.send("DELETE", "/api/v3/Customer/ReloadConfig/3", ana)
            let unknown = try await wire.send("DELETE", "/api/v3/Customer/ReloadConfig/a%20b", ana)

            #expect(gone.status == 200)
            #expect(unknown.message == "There is nothing with the id “a b”.")
            #expect(try await wire.get("/api/v3/Customer", ana).text.contains(#""reloadConfigs":[]"#))
        }
    }

    @Test func `who forgot a password is told the same, known or not, and the one who runs the server all`()
        async throws
    {
        let fixture = try AccountFixture()
        try await fixture.serving { wire async throws in
            let target = "/api/v3/Customer/Password/Forgot"
            let type = ["Content-Type": "application/json"]
            let known = try await wire.send("POST", target, type, body: #"{"email":"ANA@example.org"}"#)
            let unknown = try await wire.send("POST", target, type, body: #"{"email":"eve@example.org"}"#)
            let bad = try await wire.send("POST", target, type, body: #"{"email":"eve"}"#)

            #expect(known.status == 200)
            #expect(known.text == #"{"success":true}"#)
            #expect((unknown.status, unknown.text) == (known.status, known.text))
            #expect(bad.status == 422)
            #expect(
                await fixture.notices(4) == [
                    "2 accounts can log in, as FILE says.",
                    "Others on this computer can read FILE; chmod 600 keeps its passwords from them.",
                    "ana (ANA@example.org) has forgotten the password: tell them, or give them another one.",
                    "Somebody has forgotten the password of eve@example.org, whom no account belongs to.",
                ]
            )
        }
    }

    @Test(arguments: [
        (#"{"id":"1","firstName":""}"#, 422), (#"{"id":"1","phone":"1\n2"}"#, 422),
        (#"{"id":"1","email":"a b@c"}"#, 422), (#"{"firstName":"x"}"#, 400), ("{", 400), ("", 400), ("[]", 400),
        (#"{"id":"1","lastName":"LONG"}"#, 422), (#"{"id":"1","creditCards":[{"id":1}]}"#, 400),
    ])
    func `refuses a customer that is none`(body: String, status: Int) async throws {
        let fixture = try AccountFixture()
        let before = try fixture.content
        try await fixture.serving { wire async throws in
            let body = body.replacing("LONG", with: String(repeating: "é", count: 101))

            #expect(try await wire.send("PUT", "/api/v3/Customer", json, body: body).status == status)
            #expect(try await wire.send("PUT", "/api/v3/Customer", ana, body: #"{"id":"1"}"#).status == 415)
        }
        #expect(try fixture.content == before)
    }

    @Test func `refuses a body that no account call could need`() async throws {
        try await AccountFixture().serving { wire async throws in
            let long = String(repeating: "x", count: (64 << 10) + 1)

            #expect(try await wire.refresh("refresh_token=\(long)").status == 413)
            #expect(try await wire.send("PUT", "/api/v3/Customer", json, body: long).status == 413)
        }
    }

    @Test(arguments: [
        ("GET", "/api/v2/RefreshToken", 405), ("DELETE", "/api/v3/Customer", 405),
        ("GET", "/api/v3/Customer/CreditCard/7", 405), ("GET", "/api/v3/Customer/CreditCard", 404),
        ("GET", "/api/v3/customer", 404), ("GET", "/api/v2/Customer", 404), ("POST", "/api/v3/RefreshToken", 404),
    ])
    func `knows its addresses and their methods`(method: String, target: String, status: Int) async throws {
        try await AccountFixture().serving { wire async throws in
            #expect(try await wire.send(method, target, ana).status == status)
        }
    }

    @Test(arguments: ["/api/v2/RefreshToken", "/api/v3/Customer", "/api/v3/Customer/CreditCard/7"])
    func `without accounts there is nothing to ask`(target: String) async throws {
        try await serving { wire async throws in
            #expect(try await wire.send("POST", target).status == 404)
        }
    }
}

private let form = "application/x-www-form-urlencoded"
