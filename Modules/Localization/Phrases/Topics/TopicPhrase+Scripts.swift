/// Without a person.
extension TopicPhrase {
    static let scriptsEnglish: [TopicPhrase: String] = [
        .scripts: "Without a person: -c, standard input, JSON, exit status.",
        .scriptsText: """
        Every command works without a terminal. Answers go to standard output, everything else to standard error; \
        nothing is asked, and the first error ends a script.
        """,
        .scriptsCommands: "Runs some commands and ends.",
        .scriptsInput: "Runs a file, line by line.",
        .scriptsOne: "Runs one command.",
        .scriptsJSON:
            "Answers and errors as JSON, the same in every language; help COMMAND shows its keys, those with ? only where known.",
        .scriptsSemicolon: "Several commands on a line.",
        .scriptsComment: "The rest of the line is not read.",
        .scriptsQuote: "A name of several words; 'single quotes' and \\ before a blank do too.",
        .scriptsYes: "Deletes without a question, for commands that ask.",
        .scriptsStatus: "Exit status: 0 done, 1 failed, 2 wrong usage, 143 ended by SIGTERM, 129 by SIGHUP.",
        .scriptsFile: "Runs the commands of a file, up to the first error.",
    ]

    static let scriptsSpanish: [TopicPhrase: String] = [
        .scripts: "Sin una persona: -c, entrada estándar, JSON, estado de salida.",
        .scriptsText: """
        Todas las órdenes funcionan sin terminal. Las respuestas van a la salida estándar y lo demás a la de \
        errores; no se pregunta nada, y el primer error termina un guion.
        """,
        .scriptsCommands: "Ejecuta unas órdenes y termina.",
        .scriptsInput: "Ejecuta un archivo, línea por línea.",
        .scriptsOne: "Ejecuta una orden.",
        .scriptsJSON:
            "Respuestas y errores en JSON, igual en todos los idiomas; help ORDEN muestra sus claves, con ? solo si se conocen.",
        .scriptsSemicolon: "Varias órdenes en una línea.",
        .scriptsComment: "El resto de la línea no se lee.",
        .scriptsQuote: "Un nombre de varias palabras; valen también 'comillas simples' y \\ ante un espacio.",
        .scriptsYes: "Borra sin preguntar, en las órdenes que preguntan.",
        .scriptsStatus:
            "Estado de salida: 0 hecho, 1 falló, 2 uso incorrecto, 143 terminado por SIGTERM, 129 por SIGHUP.",
        .scriptsFile: "Ejecuta las órdenes de un archivo, hasta el primer error.",
    ]
}
