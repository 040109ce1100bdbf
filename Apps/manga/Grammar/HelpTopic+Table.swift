import MangaConfig
import MangaLocalization
import MangaPresentation

extension HelpTopic {
    static let all = [selection, environments, offline, mocks, scripts, settings, keys]

    private static let selection = HelpTopic(
        name: "selection",
        summary: .selection,
        parts: [
            .text(.selectionText),
            .rows([
                Row("download 7,10.5", .selectionNumber),
                Row("download 1-10", .selectionRange),
                Row("download 5-", .selectionFrom),
                Row("download -3", .selectionLast),
                Row("download latest 3", .selectionLast),
                Row("download all", .selectionAll),
                Row("download unread", .selectionUnread),
                Row("mark read downloaded", .selectionDownloaded),
                Row("download failed", .selectionFailed),
                Row("download queued", .selectionStates),
                Row("download vol:3", .selectionVolume),
                Row("download vol:2 1-3", .selectionScope),
                Row("download unread latest 5", .selectionScopeLast),
                Row("download lang:es", .selectionLanguage),
                Row(#"download group:"Moon Scans""#, .selectionGroup),
                Row(#"download title:"The lamp""#, .selectionTitle),
                Row("download 1-10,!2", .selectionNot),
                Row("download 1-10 !downloaded", .selectionNotState),
                Row("download Extra", .selectionWord),
                Row(#"download "Extra 2""#, .selectionQuoted),
                Row(#"download '"all"'"#, .selectionReserved),
                Row("chapters lamp unread", .selectionSearch),
                Row("cancel 1-3,!2", .selectionRows),
                Row("cancel chapters 5-7", .selectionChapters),
            ]),
            .text(Message(TopicPhrase.selectionRules, ["limit": .count(Selection.limit)])),
        ]
    )

    private static let environments = HelpTopic(
        name: "environments",
        summary: .environments,
        parts: [
            .text(.environmentsText),
            .rows([
                Row("env", .environmentsList),
                Row("env staging", .environmentsEnter),
                Row("env add home nas:3001", .environmentsAdd),
                Row("env edit home port=3002", .environmentsEdit),
                Row("env check", .environmentsCheck),
                Row("env default home", .environmentsDefault),
                Row("manga --env home", .environmentsOnce),
                Row("login --user ada", .environmentsLogin),
            ]),
            .text(.environmentsRules),
        ]
    )

    private static let offline = HelpTopic(
        name: "offline",
        summary: .offline,
        parts: [
            .text(.offlineText),
            .rows([
                Row("download latest 5", .offlineDownload),
                Row(#"open "Lantern Street""#, .offlineOpen),
                Row("read 5", .offlineRead),
                Row("downloads run --detach", .offlineDetach),
                Row("verify --all", .offlineVerify),
                Row("storage", .offlineStorage),
            ]),
            .text(.offlineRules),
        ]
    )

    private static let mocks = HelpTopic(
        name: "mocks",
        summary: .mocks,
        parts: [
            .text(.mocksText),
            .rows([
                Row("record ~/demo", .mocksRecord),
                Row("record off", .mocksOff),
                Row("env add demo --mock ~/demo", .mocksAdd),
                Row("env demo", .mocksEnter),
            ]),
            .text(.mocksNames),
            .rows([
                Row("api/v1/manga/GET?q=moon.json", .mocksFirst),
                Row("api/v1/manga/GET?q=moon#2.json", .mocksNext),
                Row("login/POST#44136fa355b3678a.json", .mocksBody),
                Row("login/POST.json", .mocksAny),
                Row("users/***/GET.json", .mocksSecret),
                Row("@pages.example:8080/1.jpg/GET.json", .mocksOther),
                Row("t/%/GET.json", .mocksEmpty),
                Row("a%20b/GET?q=%C3%B1.json", .mocksEncoded),
                Row("find/GET?path=a|b.json", .mocksSlash),
                Row("num/%47ET.json/GET.json", .mocksTaken),
            ]),
            .text(.mocksContent),
            .rows([
                Row(#"{"body": {"any": "JSON"}}"#, .mocksJSON),
                Row(#"{"bodyFile": "1.jpg"}"#, .mocksFile),
                Row(#"{"headers": {"X-A": "1"}, "body": "text"}"#, .mocksHeaders),
                Row(#"{"body": 1, "meta": {"statusCode": 503, "delay": 2.5, "times": 3}}"#, .mocksMeta),
            ]),
            .text(.mocksRules),
        ]
    )

    private static let scripts = HelpTopic(
        name: "scripts",
        summary: .scripts,
        parts: [
            .text(.scriptsText),
            .rows([
                Row(#"manga -c "popular; quit""#, .scriptsCommands),
                Row("manga ~/Comics < FILE", .scriptsInput),
                Row("manga run nightly.manga", .scriptsFile),
                Row("manga downloads stats", .scriptsOne),
                Row("downloads --json", .scriptsJSON),
                Row("popular; open 1", .scriptsSemicolon),
                Row("popular # …", .scriptsComment),
                Row(#"open "Lantern Street""#, .scriptsQuote),
                Row("storage clear --all --yes", .scriptsYes),
            ]),
            .text(.scriptsStatus),
        ]
    )

    private static let settings = HelpTopic(
        name: "settings",
        summary: .settings,
        parts: [
            .text(.settingsText),
            .rows([
                Row("manga --timeout 60 popular", .settingsFlag),
                Row("MANGAREADER_TIMEOUT=60", .settingsVariable),
                Row("MANGAREADER_DEV_TIMEOUT=60", .settingsOneVariable),
                Row("env edit home timeout=60", .settingsFile),
                Row("config --explain", .settingsExplain),
            ]),
            .text(.settingsShell),
            .rows([
                Row("set", .settingsList),
                Row("set language es", .settingsSet),
                Row("unset language", .settingsUnset),
                Row("alias dl = download --wait", .settingsAlias),
            ]),
            .rows(UserSetting.all.map { Row($0.key, Message($0.summary)) }),
            .text(.settingsTable),
            .rows(
                Setting.all.map { Row($0.key, Message($0.summary)) }
            ),
        ]
    )

    private static let keys = HelpTopic(
        name: "keys",
        summary: .keys,
        parts: [
            .text(.keysText),
            .rows([
                Row("TAB", .keysComplete),
                Row("→", .keysSuggestion),
                Row("↑ ↓", .keysHistory),
                Row("^R", .keysSearch),
                Row("^A ^E", .keysLine),
                Row("ESC b, ESC f", .keysWord),
                Row("^W ^U ^K", .keysDelete),
                Row("^L", .keysClear),
                Row("^C", .keysInterrupt),
                Row("^Z", .keysSuspend),
                Row("^D", .keysLeave),
            ]),
            .text(.keysEditrc),
        ]
    )
}
