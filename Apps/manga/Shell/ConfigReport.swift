import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// The seed's block; JSON: `id`, `name`, `baseURL`, `loggingEnabled`, and each setting under its key, secrets hidden.
struct ConfigReport: Report {
    let config: APIConfig

    func lines(width: Int, in language: Language) -> [StyledLine] {
        config.configurationText.split(separator: "\n").map { StyledLine(String($0).neutralised) }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) {
            stringValue = name
        }

        init?(stringValue: String) {
            self.init(stringValue)
        }

        init?(intValue: Int) {
            nil
        }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(config.id, forKey: Key("id"))
        try values.encode(config.name, forKey: Key("name"))
        try values.encode(Secret.hidden(inURL: config.baseURL), forKey: Key("baseURL"))
        try values.encode(config.loggingEnabled, forKey: Key("loggingEnabled"))
        for setting in Setting.all {
            try values.encode(SettingJSON(setting.value(in: config)), forKey: Key(setting.key))
        }
    }
}
