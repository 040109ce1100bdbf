import Foundation
import MangaNetworking
import TestSupport
import Testing

/// Texts of no known form, as the hash of a body and a logger see them.
struct SecretScannerTests {
    @Test(arguments: [
        ("user=ada&password=pw&n=1", "user=ada&password=***&n=1"), ("token=a b", "token=*** b"),
        ("password: a b\nn: 1", "password: ***\nn: 1"), ("Authorization: Bearer abc", "Authorization: ***"),
        (#"{"token": "a\"b", "n": 1"#, #"{"token": "***", "n": 1"#), ("api_key='a b' x", "api_key='***' x"),
        (#"["password"="a", 'pin':'1']"#, #"["password"="***", 'pin':'***']"#),
        ("user[password]=a;b=c", "user[password]=***;b=c"),
        ("<password>a b</password>", "<password>***</password>"),
        ("<s:Token a=\"b\">c</s:Token>", "<s:Token a=\"b\">***</s:Token>"),
        ("<token/>a", "<token/>a"), ("<token", "<token"), ("token", "token"), ("token=", "token="),
        ("token:", "token:"),
        ("token=\"open", "token=\"***"), ("token='", "token='"), ("token=\"a\\", "token=\"***"), ("", ""),
        ("no secret: here = there", "no secret: ***"), ("ñ password=ñ ñ", "ñ password=*** ñ"),
    ])
    func `values under secret names are masked, and nothing else is touched`(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
    }

    @Test func `a long text of anything takes no time to speak of`() {
        let texts = [
            "<a", "a=", "\"a\" :", "<token ", "<token>", "<token a=\"", "token=\"", "a: ", "token: ", "eyJ", "eyJ.",
            "Bearer ",
            "://", "://a@", "-----BEGIN ", "\\\"token\\\": ", "token: [", "token={\"", "&quot;token&quot;:&quot;", "\\",
            "token:\n", "token: |\n ", "<key>token</key>", "--token ", "token=\"\"\"", "name=\"token\"\n\n",
            "[\"token\",",
            "<script>token=", "<td>token</td><td>", "token=`", "%70assword=", "curl -u a", "curl -u a:b ",
            "curl \\\n-u", "mysql -p", "-p ", "x|",
        ]
        for text in texts {
            let long = String(repeating: text, count: 20_000)
            let begin = ContinuousClock.now

            _ = Redaction.text(long)

            #expect(ContinuousClock.now - begin < .seconds(10))
        }
    }
}
