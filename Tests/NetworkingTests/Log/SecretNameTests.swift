import MangaNetworking
import Testing

/// Which names hold secrets.
struct SecretNameTests {
    @Test(arguments: [
        "token", "Token", "accessToken", "access_token", "ACCESS_TOKEN", "X-Access-Token", "accesstoken", "tokens",
        "password", "Password1", "userPassword", "newpassword", "passwordHash", "pwd", "pass", "secret", "clientSecret",
        "client-secret", "api_key", "APIKey", "apikey", "X-API-Key", "key", "privateKey", "session", "sessionId",
        "PHPSESSID", "JSESSIONID", "ASP.NET_SessionId", "cookie", "Set-Cookie", "cookies", "bearer", "csrf",
        "csrf_token",
        "_csrf", "XSRF-TOKEN", "jwt", "id_token", "contraseña", "contrasena", "nuevaContraseña", "رمز", "Passwort",
        "authorization", "X-Amz-Signature", "nonce", "cnonce", "otp", "pin", "user_pin", "cvv", "creditCards",
        "card_number", "verification_code", "auth", "sig", "tokenId", "user[password]", "MotDePasse",
    ])
    func `these do`(name: String) {
        #expect(Redaction.isSecret(name))
    }

    @Test(arguments: [
        "secretary", "tokenizer", "token_type", "tokenType", "tokenCount", "token_expires_in", "expires_in",
        "password_required", "passwordPolicy", "token_endpoint", "authorization_endpoint", "cookiePolicy", "keyboard",
        "monkey", "author", "authors", "compass", "passenger", "signatureMethod", "spin", "pinned", "sessionTitle",
        "CompanyCode", "company", "name", "title", "", "-", "cookie_name",
    ])
    func `these do not`(name: String) {
        #expect(!Redaction.isSecret(name))
    }
}
