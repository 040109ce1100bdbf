/// How chapters are chosen.
extension TopicPhrase {
    static let selectionEnglish: [TopicPhrase: String] = [
        .selection: "How chapters are chosen: 1-10,!3, unread latest 5, vol:2, all.",
        .selectionText: """
        A selection is a list of groups, divided by commas, of parts, divided by blanks. It means every chapter that \
        some group means; each counts once, in reading order. Conditions (unread, vol:3 and their like) narrow what the \
        other parts of their group choose from: several of one kind mean either, of different kinds all, and alone \
        everything that they leave. A part behind ! takes away from its group; a group of such parts alone from \
        everything, and where there is nothing else, from all chapters.
        """,
        .selectionNumber: "Every chapter with that number (10.5 is 10.50), else the one with that id.",
        .selectionRange:
            "The numbers from 1 to 10, the lower first, both included, by number and not by place: with 9.5.",
        .selectionFrom: "The numbers from 5 on.",
        .selectionLast: "The last three in reading order, numbered or not; latest alone is the last one.",
        .selectionAll: "Every chapter.",
        .selectionUnread: "Those that are not read to their end, begun or not.",
        .selectionDownloaded: "Those that are on this disk.",
        .selectionFailed: "Those whose download has failed.",
        .selectionVolume: "Those of volume 3.",
        .selectionScope: "The numbers 1 to 3 of volume 2, where numbers begin again in each.",
        .selectionScopeLast: "The last five of those that are unread.",
        .selectionLanguage: "Those in that language; lang:pt takes pt-BR too.",
        .selectionGroup: "Those of that group, else of groups with that in their name.",
        .selectionTitle: "Those with that in their title, capitals aside.",
        .selectionNotState: "The numbers 1 to 10, less those that are on this disk; ! goes before any part.",
        .selectionStates:
            "Those that wait for their download; so do started, read, downloading, paused, missing, problem and gaps.",
        .selectionSearch: "A list is filtered in the same way; there, a word that is no name is looked for.",
        .selectionRows:
            "Downloads: numbers are those of the rows that downloads showed last, conditions ask their chapters.",
        .selectionChapters: "Downloads of chapters 5 to 7 of the opened manga, wherever their rows stand.",
        .selectionNot: "Not chapter 2, which need not exist; !1-3 and !latest 2 work too.",
        .selectionWord: "The chapters with that word for a number, capitals aside, else the one with that id.",
        .selectionQuoted: "The same for a name with blanks in it.",
        .selectionReserved:
            "A name that would mean something else, or holds a comma: double quotes inside single ones.",
        .selectionRules: """
        A part that names no chapter is an error that tells what there is, and nothing is done; what stands behind ! \
        may be missing. read takes the first chapter that is meant. At most {limit} parts.
        """,
    ]

    static let selectionSpanish: [TopicPhrase: String] = [
        .selection: "Cómo se eligen capítulos: 1-10,!3, unread latest 5, vol:2, all.",
        .selectionText: """
        Una selección es una lista de grupos, separados por comas, de partes, separadas por espacios. Significa todos los \
        capítulos que indica algún grupo; cada uno cuenta una vez, en orden de lectura. Las condiciones (unread, vol:3 y \
        las demás) limitan de qué eligen las otras partes de su grupo: varias de una clase valen por cualquiera de ellas, \
        las de distintas clases deben cumplirse todas, y solas indican todo lo que dejan. Una parte tras ! quita de su \
        grupo; un grupo solo de tales partes quita de todo, y donde no hay nada más, de todos los capítulos.
        """,
        .selectionNumber: "Todo capítulo con ese número (10.5 es 10.50); si no, el que tiene ese id.",
        .selectionRange:
            "Los números del 1 al 10, primero el menor, ambos incluidos, por número y no por lugar.",
        .selectionFrom: "Los números desde el 5.",
        .selectionLast: "Los tres últimos en orden de lectura, con número o sin él; latest solo es el último.",
        .selectionAll: "Todos los capítulos.",
        .selectionUnread: "Los que no se han leído hasta el final, empezados o no.",
        .selectionDownloaded: "Los que están en este disco.",
        .selectionFailed: "Los que no se pudieron descargar.",
        .selectionVolume: "Los del tomo 3.",
        .selectionScope: "Los números del 1 al 3 del tomo 2, donde los números empiezan de nuevo en cada uno.",
        .selectionScopeLast: "Los cinco últimos de los que están sin leer.",
        .selectionLanguage: "Los de ese idioma; lang:pt incluye pt-BR.",
        .selectionGroup: "Los de ese grupo; si no lo hay, los de grupos con eso en el nombre.",
        .selectionTitle: "Los que tienen eso en el título, sin mirar mayúsculas.",
        .selectionNotState:
            "Los números del 1 al 10, menos los que están en este disco; ! va delante de cualquier parte.",
        .selectionStates:
            "Los que esperan su descarga; igual valen started, read, downloading, paused, missing, problem y gaps.",
        .selectionSearch: "Una lista se filtra igual; allí, una palabra que no es un nombre se busca.",
        .selectionRows:
            "Descargas: los números son los de las filas que downloads mostró la última vez; las condiciones preguntan por sus capítulos.",
        .selectionChapters: "Las descargas de los capítulos 5 a 7 del manga abierto, estén donde estén sus filas.",
        .selectionNot: "El capítulo 2 no, y no hace falta que exista; !1-3 y !latest 2 también valen.",
        .selectionWord: "Los capítulos que tienen esa palabra por número, sin mirar mayúsculas; si no, el de ese id.",
        .selectionQuoted: "Lo mismo para un nombre con espacios.",
        .selectionReserved:
            "Un nombre que significaría otra cosa, o con una coma: comillas dobles dentro de simples.",
        .selectionRules: """
        Una parte que no nombra ningún capítulo es un error que dice cuáles hay, y no se hace nada; lo que va tras ! \
        puede faltar. read toma el primer capítulo indicado. Como mucho {limit} partes.
        """,
    ]
}
