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
}
