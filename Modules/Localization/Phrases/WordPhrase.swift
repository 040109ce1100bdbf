/// What single words mean that a command takes, in a few words, for completion and help.
public enum WordPhrase: String, Phrase {
    case logNone, logDefault, logVerbose, logCurl
    case tabActive, tabCompleted, tabFailed, tabBoth
    case placeTop, placeUp, placeDown, placeBottom
    case bashPlace, zshPlace, fishPlace
    case everyChapter, lastChapters, everything, ofManga
    case unreadOnes, downloadedOnes, failedOnes
    case ofChapters, startedOnes, readOnes, downloadingOnes, queuedOnes, pausedOnes, missingOnes, problemOnes, gapOnes

    public static let english: [WordPhrase: String] = [
        .logNone: "nothing",
        .logDefault: "a line for each request",
        .logVerbose: "headers too",
        .logCurl: "commands to paste",
        .tabActive: "running and waiting ones",
        .tabCompleted: "completed ones",
        .tabFailed: "failed ones",
        .tabBoth: "completed and failed ones",
        .placeTop: "before all others",
        .placeUp: "one place up",
        .placeDown: "one place down",
        .placeBottom: "behind all others",
        .bashPlace: "~/.bashrc: source <(manga completions bash)",
        .zshPlace: "into a folder of $fpath, as _manga",
        .fishPlace: "~/.config/fish/completions/manga.fish",
        .everyChapter: "every chapter",
        .lastChapters: "the last one, or as many as follow",
        .unreadOnes: "not read to their end",
        .downloadedOnes: "on this disk",
        .failedOnes: "whose download failed",
        .everything: "all downloads",
        .ofManga: "those of a manga",
        .ofChapters: "those of chapters of the opened manga",
        .startedOnes: "begun, not read to their end",
        .readOnes: "read to their end",
        .downloadingOnes: "that are coming",
        .queuedOnes: "that wait to be downloaded",
        .pausedOnes: "whose download is paused",
        .missingOnes: "downloaded, and gone from this disk",
        .problemOnes: "that the server cannot give",
        .gapOnes: "downloaded with pages missing",
    ]

    public static let spanish: [WordPhrase: String] = [
        .logNone: "nada",
        .logDefault: "una línea por petición",
        .logVerbose: "también las cabeceras",
        .logCurl: "órdenes para pegar",
        .tabActive: "las que están en marcha o esperan",
        .tabCompleted: "las completadas",
        .tabFailed: "las fallidas",
        .tabBoth: "completadas y fallidas",
        .placeTop: "antes que todas",
        .placeUp: "un lugar arriba",
        .placeDown: "un lugar abajo",
        .placeBottom: "después de todas",
        .bashPlace: "~/.bashrc: source <(manga completions bash)",
        .zshPlace: "en una carpeta de $fpath, como _manga",
        .fishPlace: "~/.config/fish/completions/manga.fish",
        .everyChapter: "todos los capítulos",
        .lastChapters: "el último, o tantos como se diga",
        .unreadOnes: "sin leer hasta el final",
        .downloadedOnes: "en este disco",
        .failedOnes: "cuya descarga falló",
        .everything: "todas las descargas",
        .ofManga: "las de un manga",
        .ofChapters: "las de capítulos del manga abierto",
        .startedOnes: "empezados, sin terminar",
        .readOnes: "leídos hasta el final",
        .downloadingOnes: "que están llegando",
        .queuedOnes: "que esperan su descarga",
        .pausedOnes: "con la descarga en pausa",
        .missingOnes: "descargados, y que ya no están en este disco",
        .problemOnes: "que el servidor no puede dar",
        .gapOnes: "descargados con páginas que faltan",
    ]
}
