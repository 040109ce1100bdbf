import MangaLocalization
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("es_AR.UTF-8", Language.spanish), ("es", .spanish), ("ES-mx", .spanish), ("es@euro", .spanish),
        ("en_GB", .english), ("C.UTF-8", .english), ("", .english), ("est_EE", .english), ("ja_JP", .english),
    ])
    func `is read from a locale's name`(locale: String, language: Language) {
        #expect(Language(locale: locale) == language)
    }

    @Test(
        arguments: [
            ([:], Language.english),
            (["LANG": "es_ES.UTF-8"], .spanish),
            (["LC_ALL": "", "LC_MESSAGES": "es_ES", "LANG": "en_US"], .spanish),
            (["LC_ALL": "C", "LC_MESSAGES": "es_ES", "LANG": "es_ES"], .english),
        ] as [([String: String], Language)]
    )
    func `is what the first variable asks for`(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }
}
