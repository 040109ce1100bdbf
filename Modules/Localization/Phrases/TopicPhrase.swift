/// The topics of help: what no single command tells.
public enum TopicPhrase: String, Phrase {
    case selection, selectionText, selectionNumber, selectionRange, selectionFrom, selectionLast, selectionAll
    case selectionNot, selectionWord, selectionQuoted, selectionReserved, selectionRules
    case selectionUnread, selectionDownloaded, selectionFailed, selectionVolume, selectionScope, selectionScopeLast
    case selectionLanguage, selectionGroup, selectionTitle, selectionNotState
    case selectionStates, selectionSearch, selectionRows, selectionChapters
    case environments, environmentsText, environmentsList, environmentsEnter, environmentsAdd, environmentsEdit
    case environmentsCheck, environmentsDefault, environmentsOnce, environmentsLogin, environmentsRules
    case offline, offlineText, offlineDownload, offlineOpen, offlineRead, offlineDetach, offlineVerify
    case offlineStorage, offlineRules
    case scripts, scriptsText, scriptsCommands, scriptsInput, scriptsOne, scriptsJSON, scriptsSemicolon
    case scriptsComment, scriptsQuote, scriptsYes, scriptsStatus
    case settings, settingsText, settingsFlag, settingsVariable, settingsOneVariable, settingsFile, settingsExplain
    case settingsTable
    case mocks, mocksText, mocksRecord, mocksOff, mocksAdd, mocksEnter, mocksNames, mocksFirst, mocksNext, mocksBody
    case mocksAny, mocksSecret, mocksOther, mocksEmpty, mocksEncoded, mocksSlash, mocksTaken, mocksContent, mocksJSON
    case mocksFile, mocksHeaders, mocksMeta, mocksRules
    case keysSuggestion
    case keys, keysText, keysComplete, keysHistory, keysSearch, keysLine, keysWord, keysDelete, keysClear
    case keysInterrupt, keysSuspend, keysLeave, keysEditrc
    case settingsShell, settingsList, settingsSet, settingsUnset, settingsAlias, scriptsFile

    public static let english: [TopicPhrase: String] = [
        selectionEnglish, environmentsEnglish, offlineEnglish, mocksEnglish,
        scriptsEnglish, settingsEnglish, keysEnglish,
    ].reduce(into: [:]) { all, topic in all.merge(topic) { first, _ in first } }

    public static let spanish: [TopicPhrase: String] = [
        selectionSpanish, environmentsSpanish, offlineSpanish, mocksSpanish,
        scriptsSpanish, settingsSpanish, keysSpanish,
    ].reduce(into: [:]) { all, topic in all.merge(topic) { first, _ in first } }
}
