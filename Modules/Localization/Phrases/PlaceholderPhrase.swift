/// What stands in capitals in the usage of a command, in the place of a word that is to be put there.
public enum PlaceholderPhrase: String, Phrase {
    case action, address, arguments, chapter, command, commands, file, folder, header, key
    case level, method, name, options, path, seconds, selection, setting, template, text
    case title, topic, value, size, page, tab

    public static let english: [PlaceholderPhrase: String] = [
        .action: "ACTION",
        .address: "ADDRESS",
        .arguments: "ARGUMENTS",
        .chapter: "CHAPTER",
        .command: "COMMAND",
        .commands: "COMMANDS",
        .file: "FILE",
        .folder: "FOLDER",
        .header: "HEADER",
        .key: "KEY",
        .level: "LEVEL",
        .method: "METHOD",
        .name: "NAME",
        .options: "OPTIONS",
        .path: "PATH",
        .seconds: "SECONDS",
        .selection: "SELECTION",
        .setting: "SETTING",
        .template: "TEMPLATE",
        .text: "TEXT",
        .title: "TITLE",
        .topic: "TOPIC",
        .value: "VALUE",
        .size: "SIZE",
        .page: "PAGE",
        .tab: "TAB",
    ]

    public static let spanish: [PlaceholderPhrase: String] = [
        .action: "ACCIÓN",
        .address: "DIRECCIÓN",
        .arguments: "ARGUMENTOS",
        .chapter: "CAPÍTULO",
        .command: "ORDEN",
        .commands: "ÓRDENES",
        .file: "ARCHIVO",
        .folder: "CARPETA",
        .header: "CABECERA",
        .key: "CLAVE",
        .level: "NIVEL",
        .method: "MÉTODO",
        .name: "NOMBRE",
        .options: "OPCIONES",
        .path: "RUTA",
        .seconds: "SEGUNDOS",
        .selection: "SELECCIÓN",
        .setting: "AJUSTE",
        .template: "PLANTILLA",
        .text: "TEXTO",
        .title: "TÍTULO",
        .topic: "TEMA",
        .value: "VALOR",
        .size: "TAMAÑO",
        .page: "PÁGINA",
        .tab: "PESTAÑA",
    ]
}
