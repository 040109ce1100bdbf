import Testing

@testable import manga

struct SecretLineTests {
    @Test(arguments: [
        "env edit home headers.X-Key=moth", "env add home http://h --headers 'X: moth'", "serve x --token=moth",
        "env edit home \"proxy=http://u:moth@h:1\"", "env add a http://u:moth@h", "env edit a Headers=X:moth",
        "env edit home proxy=u:moth@h", "api GET x Authorization:\"Bearer moth\"", "api GET x 'X-API-Key: moth'",
        "api POST v2/RefreshToken --form refresh_token=moth", "api POST login password:=\"moth\"",
        "api GET x token==moth", "env edit home proxy=http://u:mo/th@h:1", "env add s \"http://h/?api_key=moth\"",
        "api GET http://h/x?a=1&token=moth", "open http://h/#access_token=moth",
        "login --api-key 5k-moth", "login --api-key=5kmoth", "login --api-key 'moth_key'",
    ])
    func `a line with a secret is told`(line: String) {
        #expect(SecretLine.holdsSecret(line))
    }

    @Test(arguments: [
        "open \"Lantern Street\"", "env add home http://h:3001 port=1", "search a@b", "search headers", "",
        "api GET manga q=moth X-Page:2", "api GET http://h:3001/x", "env add a http://h/?q=moth", "search who?",
        "login --api-key X-API-Key",
    ])
    func `other lines are not`(line: String) {
        #expect(!SecretLine.holdsSecret(line))
    }
}
