/// What the man page says that help does not.
public enum ManPhrase: String, Phrase {
    case name, description, descriptionCommands, settings, commands, takesSettings
    case variableHome, variableEnvironment, variableLanguage, variableColour, variableTerm, variableColumns
    case fileConfig, fileCredentials, fileLibrary, filePages, fileHistory, fileKeys
    case headName, headSynopsis, headDescription, headOptions, headSettings, headCommands
    case headTopics, headEnvironment, headFiles, headStatus, headExamples

    public static let english: [ManPhrase: String] = [
        .name: "read and download manga in the terminal",
        .description: """
        Opens a folder of comics, or a server that speaks the same API, and downloads chapters for reading offline. \
        Without a command it is a shell: lines are edited and completed, and what was downloaded or queued is there \
        the next time.
        """,
        .descriptionCommands: """
        With a command behind the options, just that is done. Standard input that is no terminal is a script.
        """,
        .settings: "These stand before the command, and hold for this run.",
        .commands: "Each works in the shell and behind manga. With --help, or -h, it explains itself.",
        .takesSettings: "The flags of all settings may follow too.",
        .variableHome: "Keeps everything below this folder.",
        .variableEnvironment: "The environment to begin in.",
        .variableLanguage: "The language: English, or Spanish for es.",
        .variableColour: "Set to anything, no colours are written.",
        .variableTerm: "What the terminal can do; dumb edits no lines.",
        .variableColumns: "How wide answers are that go into a file or a pipe; 80 where it is missing.",
        .fileConfig: "Environments and settings.",
        .fileCredentials: "Logins, for their owner alone.",
        .fileLibrary: "Manga, chapters, reading progress and the queue.",
        .filePages: "The pages of downloaded chapters.",
        .fileHistory: "The lines of the shell, without those that hold secrets.",
        .fileKeys: "The keys of the shell, as editrc(5) tells.",
        .headName: "NAME",
        .headSynopsis: "SYNOPSIS",
        .headDescription: "DESCRIPTION",
        .headOptions: "OPTIONS",
        .headSettings: "SETTINGS",
        .headCommands: "COMMANDS",
        .headTopics: "TOPICS",
        .headEnvironment: "ENVIRONMENT",
        .headFiles: "FILES",
        .headStatus: "EXIT STATUS",
        .headExamples: "EXAMPLES",
    ]

    public static let spanish: [ManPhrase: String] = [
        .name: "leer y descargar manga en la terminal",
        .description: """
        Abre una carpeta de cómics, o un servidor que hable la misma API, y descarga capítulos para leer sin conexión. \
        Sin una orden es una línea de órdenes: se edita y se completa, y lo descargado o puesto en cola sigue ahí la \
        próxima vez.
        """,
        .descriptionCommands: """
        Con una orden detrás de las opciones, se hace solo esa. Una entrada estándar que no es terminal es un guion.
        """,
        .settings: "Van antes de la orden, y valen para esta ejecución.",
        .commands: "Todas sirven en la línea de órdenes y detrás de manga. Con --help, o -h, se explican.",
        .takesSettings: "Pueden seguir también las opciones de todos los ajustes.",
        .variableHome: "Guarda todo debajo de esta carpeta.",
        .variableEnvironment: "El entorno en que se empieza.",
        .variableLanguage: "El idioma: inglés, o español con es.",
        .variableColour: "Con cualquier valor, no se escriben colores.",
        .variableTerm: "Lo que sabe hacer la terminal; con dumb no se editan líneas.",
        .variableColumns: "El ancho de las respuestas que van a un archivo o a una tubería; 80 si falta.",
        .fileConfig: "Entornos y ajustes.",
        .fileCredentials: "Sesiones, solo para su dueño.",
        .fileLibrary: "Mangas, capítulos, progreso de lectura y la cola.",
        .filePages: "Las páginas de los capítulos descargados.",
        .fileHistory: "Las líneas escritas, sin las que llevan secretos.",
        .fileKeys: "Las teclas, como explica editrc(5).",
        .headName: "NOMBRE",
        .headSynopsis: "SINOPSIS",
        .headDescription: "DESCRIPCIÓN",
        .headOptions: "OPCIONES",
        .headSettings: "AJUSTES",
        .headCommands: "ÓRDENES",
        .headTopics: "TEMAS",
        .headEnvironment: "ENTORNO",
        .headFiles: "ARCHIVOS",
        .headStatus: "ESTADO DE SALIDA",
        .headExamples: "EJEMPLOS",
    ]
}
