/// All settings, and where they may stand.
extension TopicPhrase {
    static let settingsEnglish: [TopicPhrase: String] = [
        .settings: "All settings, and where they may stand: file, variables, flags.",
        .settingsText: "Each place counts over the one before: built in, config.json, variables, flags.",
        .settingsFlag: "A flag stands before the command.",
        .settingsVariable: "A variable holds for all environments …",
        .settingsOneVariable: "… or for one alone, here the one called dev.",
        .settingsFile: "Writes it into config.json, for good.",
        .settingsExplain: "Shows every value, and where it comes from.",
        .settingsTable: "The settings of an environment:",
        .settingsShell: "Settings of the shell and of the library hold for all environments:",
        .settingsList: "Lists them, each with its default and where it comes from.",
        .settingsSet: "Sets one for good.",
        .settingsUnset: "Goes back to the default.",
        .settingsAlias: "Makes a command of your own; unalias dl removes it.",
    ]

    static let settingsSpanish: [TopicPhrase: String] = [
        .settings: "Todos los ajustes, y dónde van: archivo, variables, opciones.",
        .settingsText: "Cada lugar vale más que el anterior: de fábrica, config.json, variables, opciones.",
        .settingsFlag: "Una opción va antes de la orden.",
        .settingsVariable: "Una variable vale para todos los entornos …",
        .settingsOneVariable: "… o para uno solo, aquí el que se llama dev.",
        .settingsFile: "Lo escribe en config.json, para siempre.",
        .settingsExplain: "Muestra cada valor, y de dónde viene.",
        .settingsTable: "Los ajustes de un entorno:",
        .settingsShell: "Los ajustes de la línea de órdenes y de la biblioteca valen en todos los entornos:",
        .settingsList: "Los lista, cada uno con su valor inicial y su procedencia.",
        .settingsSet: "Fija uno para siempre.",
        .settingsUnset: "Vuelve al valor inicial.",
        .settingsAlias: "Crea una orden propia; unalias dl la quita.",
    ]
}
