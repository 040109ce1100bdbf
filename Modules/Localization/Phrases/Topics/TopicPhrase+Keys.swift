/// What the keys of the command line do.
extension TopicPhrase {
    static let keysEnglish: [TopicPhrase: String] = [
        .keys: "What the keys of the command line do.",
        .keysText: "Keys are those of emacs, or of vi where ~/.editrc says bind -v. ^A is Control and A.",
        .keysComplete: "Completes the word; shows what fits where that is more than one.",
        .keysSuggestion: "At the end of the line: takes over what is shown dim, as a line went on before.",
        .keysHistory: "The lines before, and back; ^P and ^N do too.",
        .keysSearch: "Searches the lines before.",
        .keysLine: "The beginning and the end of the line.",
        .keysWord: "A word back, a word on.",
        .keysDelete: "Deletes the word before, the line, what follows; ^Y brings it back.",
        .keysClear: "Clears the screen.",
        .keysInterrupt: "Forgets the line, or ends the command that runs.",
        .keysSuspend: "Leaves for the shell around; fg comes back.",
        .keysLeave: "Leaves, on an empty line.",
        .keysEditrc: "Lines in ~/.editrc that begin with manga: hold for this program alone.",
    ]

    static let keysSpanish: [TopicPhrase: String] = [
        .keys: "Qué hacen las teclas de la línea de órdenes.",
        .keysText: "Las teclas son las de emacs, o las de vi si ~/.editrc dice bind -v. ^A es Control y A.",
        .keysComplete: "Completa la palabra; muestra lo que cabe cuando es más de una.",
        .keysSuggestion: "Al final de la línea: toma lo que se ve tenue, como siguió una línea anterior.",
        .keysHistory: "Las líneas anteriores, y de vuelta; ^P y ^N también.",
        .keysSearch: "Busca en las líneas anteriores.",
        .keysLine: "El principio y el final de la línea.",
        .keysWord: "Una palabra atrás, una adelante.",
        .keysDelete: "Borra la palabra anterior, la línea, lo que sigue; ^Y lo trae de vuelta.",
        .keysClear: "Limpia la pantalla.",
        .keysInterrupt: "Olvida la línea, o termina la orden en marcha.",
        .keysSuspend: "Sale a la línea de órdenes de fuera; fg vuelve.",
        .keysLeave: "Sale, en una línea vacía.",
        .keysEditrc: "Las líneas de ~/.editrc que empiezan por manga: valen solo para este programa.",
    ]
}
