import MangaModels

extension APIConfig {
    public static let development = APIConfig(
        id: EnvironmentID("development"),
        serverURL: "http://192.168.1.100",
        defaultTimeout: 60,
        loggingEnabled: true
    )

    public static let staging = APIConfig(
        id: EnvironmentID("staging"),
        serverURL: "https://staging.cbcren.online",
        loggingEnabled: true
    )

    public static let production = APIConfig(
        id: EnvironmentID("production"),
        serverURL: "https://gitea.cbcren.online"
    )

    /// Its URL carries the port, as in the seed.
    public static let testing = APIConfig(
        id: EnvironmentID("testing"),
        serverURL: "http://localhost:3001",
        defaultTimeout: 5,
        loggingEnabled: true
    )

    /// The four of seed 000, in the order `env` lists them.
    public static let presets = [production, staging, development, testing]

    /// The preset that `name` means; `prod`, `stage`, `dev` and `test` will do.
    public static func preset(named name: String) -> APIConfig? {
        let name = name.lowercased()
        return presets.first { $0.name == shortNames[name] ?? name }
    }

    /// The short names of the preset `name`.
    static func aliases(of name: String) -> [String] {
        shortNames.filter { $0.value == name }.map(\.key)
    }

    private static let shortNames = [
        "prod": "production", "stage": "staging", "dev": "development", "test": "testing",
    ]
}
