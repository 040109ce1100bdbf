import Foundation
import FoundationNetworking
import MangaConfig
import MangaModels
import MangaNetworking
import MangaServer
import MangaURLSession
import TestSupport
import Testing

extension SeedSnippets {
    /// Seed 004, section by section.
    struct RouterSeedTests {
        private let config = APIConfig(
            id: EnvironmentID("azure"),
            serverURL: "https://yours.azurewebsites.net",
            port: 443,
            companyCode: "acme"
        )

        // “Defining Base URL and Properties”

        @Test func `the platform is a value of its own`() {
            let platformType: PlatformType = .iOS

            #expect(platformType.rawValue == "iOS")
        }

        @Test func `the calls are below the server's api folder`() async {
            await SeedSnippets.during(config) {
                #expect(Router.baseUrl == "https://yours.azurewebsites.net/api/")
            }
        }

        // “Creating the Router”

        @Test func `methods say what they are called`() {
            #expect(Router.HTTPMethod.get.value == "GET")
            #expect(Router.HTTPMethod.post.value == "POST")
            #expect(Router.HTTPMethod.put.value == "PUT")
            #expect(Router.HTTPMethod.delete.value == "DELETE")
        }

        @Test func `each call has its method`() {
            let forgotPassObj = CustomerForgotPassword(email: "ana@example.org")
            let post: [Router] = [.refreshToken, .forgotPassword(forgotPassObj: forgotPassObj)]

            #expect(post.map(\.method) == [.post, .post])
            #expect(Router.getCustomer.method == .get)
            #expect(Router.updateCustomer(Customer(id: "1")).method == .put)
            #expect(Router.deleteSavedCreditCard(id: "7").method == .delete)
            #expect(Router.deleteReloadConfig(id: "3").method == .delete)
        }

        @Test func `each call has its path`() {
            let forgotPassObj = CustomerForgotPassword(email: "ana@example.org")

            #expect(Router.refreshToken.path == "v2/RefreshToken")
            #expect(Router.forgotPassword(forgotPassObj: forgotPassObj).path == "v3/Customer/Password/Forgot")
            #expect(Router.getCustomer.path == "v3/Customer")
            #expect(Router.deleteSavedCreditCard(id: "7").path == "v3/Customer/CreditCard/7")
            #expect(Router.deleteReloadConfig(id: "3").path == "v3/Customer/ReloadConfig/3")
        }

        @Test func `a call becomes a request`() async throws {
            try await SeedSnippets.during(config) {
                let request = try Router.refreshToken.request()

                #expect(request.url?.absoluteString == "\(Router.baseUrl)\(Router.refreshToken.path)")
                #expect(request.httpMethod == "POST")
                #expect(request.cachePolicy == .reloadIgnoringCacheData)
                #expect(request.timeoutInterval == 60)
                #expect(request.value(forHTTPHeaderField: "CompanyCode") == "acme")
                #expect(request.value(forHTTPHeaderField: "PlatformType") == PlatformType.current.rawValue)
                #expect(request.httpBody == Data("refresh_token=&grant_type=refresh_token".utf8))
            }
        }

        @Test func `a refresh says what its body is, and encodes the token`() async throws {
            try await SeedSnippets.during(config) {
                let request = try Router.refreshToken.request(refreshToken: "a+b&c=ñ")

                #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
                #expect(request.httpBody == Data("refresh_token=a%2Bb%26c%3D%C3%B1&grant_type=refresh_token".utf8))
            }
        }

        @Test func `a forgotten password is sent as JSON`() async throws {
            try await SeedSnippets.during(config) {
                let forgotPassObj = CustomerForgotPassword(email: "ana@example.org")
                let request = try Router.forgotPassword(forgotPassObj: forgotPassObj).request()

                #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
                #expect(request.httpBody == Data(#"{"email":"ana@example.org"}"#.utf8))
            }
        }

        @Test(arguments: ["", "ftp://yours.azurewebsites.net", "https://", "https://[x"])
        func `a bad base URL is an error`(serverURL: String) async {
            await SeedSnippets.during(APIConfig(id: EnvironmentID("x"), serverURL: serverURL)) {
                #expect(throws: Errors.parseUrlFail) { try Router.refreshToken.request() }
            }
        }

        // “Example Usage”, against a server of ours

        @Test func `the example sends its request and gets an answer`() async throws {
            try await AccountServer.serving { config in
                try await SeedSnippets.during(config) {
                    let request = try Router.refreshToken.request()
                    let (data, response) = try await URLSession.shared.data(for: request)

                    #expect((response as? HTTPURLResponse)?.statusCode == 400)
                    #expect(data == Data(#"{"error":"invalid_request"}"#.utf8))
                }
            }
        }

        @Test func `with its token a refresh gives an access token, which opens the customer`() async throws {
            try await AccountServer.serving { config in
                try await SeedSnippets.during(config) {
                    let refresh = try Router.refreshToken.request(refreshToken: "a+b&c=ñ")
                    let (data, _) = try await URLSession.shared.data(for: refresh)
                    let token = try JSONDecoder().decode(RefreshedToken.self, from: data)

                    var request = try Router.getCustomer.request()
                    for (key, value) in APIConfig.authHeader(token: token.accessToken) {
                        request.setValue(value, forHTTPHeaderField: key)
                    }
                    let (answer, _) = try await URLSession.shared.data(for: request)

                    #expect(try JSONDecoder().decode(Customer.self, from: answer) == AccountServer.customer)
                }
            }
        }

        @Test func `every account call works with our own client too`() async throws {
            try await AccountServer.serving { config in
                let transport = CurlTransport()
                let token = try await HTTPClient(config: config, transport: transport)
                    .send(.refreshToken("a+b&c=ñ")).accessToken
                let client = HTTPClient(config: config, transport: transport, token: token)
                var customer = try await client.send(.customer)
                #expect(customer == AccountServer.customer)

                customer.firstName = "Ana María"
                #expect(try await client.send(.update(customer)) == customer)
                _ = try await client.send(.forgotPassword(CustomerForgotPassword(email: "ana@example.org")))
                _ = try await client.send(.deleteReloadConfig(id: "3"))
                _ = try await client.send(.deleteSavedCreditCard(id: "7"))
                #expect(try await client.send(.customer) == Customer(id: "1", firstName: "Ana María"))
                await transport.shutdown()
            }
        }
    }
}
