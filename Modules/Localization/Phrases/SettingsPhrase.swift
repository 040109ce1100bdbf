/// What is said of the user's settings and aliases.
public enum SettingsPhrase: String, Phrase {
    case columnSetting, columnValue, columnDefault, columnOrigin, columnAllowed, columnAlias, columnCommand
    case settingFacts, settingSet, settingUnset, settingOverruled, settingNextStart
    case aliasSet, aliasRemoved, aliasLoop, aliasHidesCommand, emptyAliases
    case aliasHoldsSecret

    public static let english: [SettingsPhrase: String] = [
        .columnSetting: "Setting",
        .columnValue: "Value",
        .columnDefault: "Default",
        .columnOrigin: "From",
        .columnAllowed: "Allowed",
        .columnAlias: "Alias",
        .columnCommand: "Command",
        .settingFacts: "default {standard}, from {origin}",
        .settingSet: "{key} is now {value}.",
        .settingUnset: "{key} is at its default again: {value}",
        .settingOverruled: "{origin} goes first: {key} stays {value} here.",
        .settingNextStart: "It holds from the next start.",
        .aliasSet: "{name} stands for: {command}",
        .aliasRemoved: "{name} stands for nothing now.",
        .aliasLoop: "The alias leads back to itself: {names}. Change one of them: alias NAME = COMMAND",
        .aliasHidesCommand: "“{name}” is a command; an alias needs another name.",
        .emptyAliases: "There is no alias. Make one: alias NAME = COMMAND",
        .aliasHoldsSecret:
            "An alias must hold no secret, since aliases are shown and kept in a file: “{name}” was not set. Log in with login; put headers into the environment (env edit).",
    ]

    public static let spanish: [SettingsPhrase: String] = [
        .columnSetting: "Ajuste",
        .columnValue: "Valor",
        .columnDefault: "Por omisión",
        .columnOrigin: "Origen",
        .columnAllowed: "Se admite",
        .columnAlias: "Alias",
        .columnCommand: "Orden",
        .settingFacts: "por omisión {standard}, origen {origin}",
        .settingSet: "{key} pasa a ser {value}.",
        .settingUnset: "{key} vuelve a su valor por omisión: {value}",
        .settingOverruled: "{origin} va antes: aquí, {key} sigue siendo {value}.",
        .settingNextStart: "Vale desde el próximo inicio.",
        .aliasSet: "{name} equivale a: {command}",
        .aliasRemoved: "{name} ya no equivale a nada.",
        .aliasLoop: "El alias vuelve a sí mismo: {names}. Cambie uno de ellos: alias NOMBRE = ORDEN",
        .aliasHidesCommand: "«{name}» es una orden; un alias necesita otro nombre.",
        .emptyAliases: "No hay ningún alias. Cree uno: alias NOMBRE = ORDEN",
        .aliasHoldsSecret:
            "Un alias no debe contener secretos, pues los alias se muestran y se guardan en un archivo: no se creó «{name}». Inicie sesión con login; las cabeceras van en el entorno (env edit).",
    ]
}
