import Foundation
import MangaModels
import Testing

struct AccountTests {
    @Test func `a customer may be little more than an id, and ids may be numbers`() throws {
        #expect(try customer(#"{"id":7}"#) == Customer(id: "7"))
        #expect(
            try customer(
                """
                {"id":"7","firstName":"Ana","creditCards":[{"id":1,"brand":"Visa","lastDigits":4242}],
                "reloadConfigs":[{"id":2,"creditCardId":1,"threshold":"10.00","amount":25}],"more":[]}
                """
            )
                == Customer(
                    id: "7",
                    firstName: "Ana",
                    creditCards: [CreditCard(id: "1", brand: "Visa", lastDigits: "4242")],
                    reloadConfigs: [ReloadConfig(id: "2", creditCardID: "1", threshold: "10.00", amount: "25")]
                )
        )
        #expect(throws: DecodingError.self) { try customer(#"{"firstName":"Ana"}"#) }
        #expect(throws: DecodingError.self) { try customer(#"{"id":null}"#) }
    }

    @Test func `a customer is read as it is written`() throws {
        let customer = Customer(
            id: "7",
            lastName: "Ñ",
            email: "a@b",
            creditCards: [CreditCard(id: "1", lastDigits: "0042")],
            reloadConfigs: [ReloadConfig(id: "2", creditCardID: "1")]
        )
        let data = try JSONEncoder().encode(customer)
        #expect(try JSONDecoder().decode(Customer.self, from: data) == customer)
    }

    @Test(arguments: [
        (#"{"access_token":"a"}"#, RefreshedToken(accessToken: "a")),
        (
            #"{"access_token":"a","token_type":"bearer","expires_in":60,"refresh_token":"r","scope":"x"}"#,
            RefreshedToken(accessToken: "a", tokenType: "bearer", expiresIn: 60, refreshToken: "r")
        ),
        (#"{"access_token":"a","expires_in":"3600"}"#, RefreshedToken(accessToken: "a", expiresIn: 3600)),
    ])
    func `a token is read by the names of RFC 6749`(json: String, token: RefreshedToken) throws {
        #expect(try JSONDecoder().decode(RefreshedToken.self, from: Data(json.utf8)) == token)
    }

    @Test func `a token is not printed`() {
        let token = RefreshedToken(accessToken: "secret", expiresIn: 60, refreshToken: "secret")
        #expect("\(token) \(String(describing: Optional(token)))" == "\(token) Optional(\(token))")
        #expect("\(token)" == "RefreshedToken(Bearer, expires in 60 s)")
    }

    private func customer(_ json: String) throws -> Customer {
        try JSONDecoder().decode(Customer.self, from: Data(json.utf8))
    }
}
