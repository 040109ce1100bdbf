/// What help says besides the commands' own words.
public enum HelpPhrase: String, Phrase {
    case finding, reading, downloading, connecting, keeping, shell, topics, options, actions, examples, also, seeTopic
    case status, failed, failedDownload, failedRun, failedAttach, failedRequest, failedCheck, failedVerify, failedRepair
    case moreHelp, noHelp, everyCommand

    public static let english: [HelpPhrase: String] = [
        .finding: "Finding",
        .reading: "Reading, and the library",
        .downloading: "Downloading",
        .connecting: "Environments and accounts",
        .keeping: "Upkeep",
        .shell: "The shell",
        .topics: "Topics",
        .options: "Options",
        .actions: "Actions",
        .examples: "Examples",
        .also: "Also: {names}",
        .seeTopic: "See also: {names}",
        .status: "Exit status: 0 done; 1 {failure}; 2 wrong usage.",
        .failed: "failed",
        .failedDownload: "failed, with --wait also where a download did",
        .failedRun: "a chapter failed",
        .failedAttach: "a chapter failed, or nobody works on what is left",
        .failedRequest: "failed, or the answer has a status from 400 on",
        .failedCheck: "one of the servers is not ready",
        .failedVerify: "a chapter is damaged",
        .failedRepair: "a chapter is still damaged",
        .moreHelp: "help COMMAND, help COMMAND ACTION and help TOPIC tell more. TAB completes; ^D leaves.",
        .noHelp: "There is no help on “{name}”. {hint}",
        .everyCommand: "help lists the commands and topics.",
    ]

    public static let spanish: [HelpPhrase: String] = [
        .finding: "Buscar",
        .reading: "Leer, y la biblioteca",
        .downloading: "Descargar",
        .connecting: "Entornos y cuentas",
        .keeping: "Mantenimiento",
        .shell: "La línea de órdenes",
        .topics: "Temas",
        .options: "Opciones",
        .actions: "Acciones",
        .examples: "Ejemplos",
        .also: "También: {names}",
        .seeTopic: "Vea también: {names}",
        .status: "Estado de salida: 0 hecho; 1 {failure}; 2 uso incorrecto.",
        .failed: "falló",
        .failedDownload: "falló, con --wait también si falló una descarga",
        .failedRun: "falló un capítulo",
        .failedAttach: "falló un capítulo, o nadie trabaja en lo que queda",
        .failedRequest: "falló, o la respuesta tiene un estado desde 400",
        .failedCheck: "alguno de los servidores no está listo",
        .failedVerify: "hay un capítulo dañado",
        .failedRepair: "queda un capítulo dañado",
        .moreHelp: "help ORDEN, help ORDEN ACCIÓN y help TEMA dicen más. TAB completa; ^D sale.",
        .noHelp: "No hay ayuda sobre «{name}». {hint}",
        .everyCommand: "help lista las órdenes y los temas.",
    ]
}
