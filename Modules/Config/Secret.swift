/// How secrets look wherever a configuration is shown.
public enum Secret {
    /// What stands in a secret's place.
    public static let mask = "***"

    /// `url` with its password hidden, whether or not it is a proper URL.
    public static func hidden(inURL url: String) -> String {
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        let end = url[start...].firstIndex(of: "/") ?? url.endIndex
        guard let at = url[start..<end].lastIndex(of: "@"), let colon = url[start..<at].firstIndex(of: ":") else {
            return url
        }
        return url[...colon] + mask + url[at...]
    }

    /// `text`, which may be no proper URL, with all hidden that may be meant as a password: a `/` in one ends the host.
    public static func hidden(inWrongURL text: String) -> String {
        let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
        guard let at = text[start...].lastIndex(of: "@"), let colon = text[start..<at].firstIndex(of: ":") else {
            return text
        }
        return text[...colon] + mask + text[at...]
    }
}
