/// Servers with names.
extension TopicPhrase {
    static let environmentsEnglish: [TopicPhrase: String] = [
        .environments: "Servers with names: add, switch, check, log in.",
        .environmentsText: """
        An environment is a server with a name. Four are built in: production, staging, development and testing \
        (prod, stage, dev, test). A folder that is opened is one too, embedded, for as long as the session lasts. \
        Downloads stay with the environment that they began in.
        """,
        .environmentsList: "Lists them; the current one is marked.",
        .environmentsEnter: "Switches to one, until the end of the session.",
        .environmentsAdd: "Adds one, for good; a port, a path or a scheme may be left out.",
        .environmentsEdit: "Changes a setting; port= takes it away again.",
        .environmentsCheck: "Asks all servers side by side whether they are well.",
        .environmentsDefault: "Makes one the start of a plain manga.",
        .environmentsOnce: "Starts in one, this time; the variable MANGAREADER_ENV does too.",
        .environmentsLogin: "Logs in to the current one; the password is asked for.",
        .environmentsRules: "They are kept in config.json; secrets stand apart, in credentials.json, for you alone.",
    ]

    static let environmentsSpanish: [TopicPhrase: String] = [
        .environments: "Servidores con nombre: añadir, cambiar, comprobar, entrar.",
        .environmentsText: """
        Un entorno es un servidor con nombre. Cuatro vienen de fábrica: production, staging, development y testing \
        (prod, stage, dev, test). Una carpeta abierta es otro, embedded, mientras dura la sesión. Las descargas \
        siguen en el entorno en que empezaron.
        """,
        .environmentsList: "Los lista; el actual está marcado.",
        .environmentsEnter: "Pasa a uno, hasta el fin de la sesión.",
        .environmentsAdd: "Añade uno, para siempre; puerto, ruta y esquema se pueden omitir.",
        .environmentsEdit: "Cambia un ajuste; port= lo quita de nuevo.",
        .environmentsCheck: "Pregunta a todos los servidores a la vez si están bien.",
        .environmentsDefault: "Hace de uno el comienzo de manga sin más.",
        .environmentsOnce: "Empieza en uno, esta vez; la variable MANGAREADER_ENV también.",
        .environmentsLogin: "Inicia sesión en el actual; se pide la contraseña.",
        .environmentsRules:
            "Se guardan en config.json; los secretos van aparte, en credentials.json, solo para usted.",
    ]
}
