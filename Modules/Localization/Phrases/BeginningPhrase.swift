/// What is said before the first prompt: the welcome, and the choice of what to open.
public enum BeginningPhrase: String, Phrase {
    case welcome, welcomeFirst, welcomeSecond, welcomeThird
    case servedFolder, startFailed, sampleBegun, sampleDrawn
    case firstRun, firstRunFolder, firstRunServer, firstRunSample, firstRunLeave, chooseStart, isCommand
    case serverAdded, sampleChosen, helpWords, leaveWords

    public static let english: [BeginningPhrase: String] = [
        .welcome: "manga {version}. help lists the commands, TAB completes, ^D leaves.",
        .welcomeFirst: "Welcome to manga {version}. popular lists manga, search TEXT finds some.",
        .welcomeSecond: "open NAME opens one: chapters lists, download latest 3 fetches, read 1 shows.",
        .welcomeThird: "help explains all, TAB completes, ^D leaves; downloads go on the next time.",
        .servedFolder: "Serving {folder}: {mangas} manga, {chapters} {chapters|chapter|chapters}.",
        .firstRun: "Nothing is set up yet. What shall manga open?",
        .firstRunFolder: "A folder of comics (CBZ, ZIP, CBT, CB7, CBR, images): type its path.",
        .firstRunServer: "A server: type its address, such as nas:3001, or the name of an environment.",
        .firstRunSample: "A small sample, drawn on this machine: press Enter.",
        .chooseStart: "Folder, server, or Enter for the sample: ",
        .sampleDrawn: "A sample library was drawn in {folder}.",
        .sampleBegun: "Drawing a small sample library; that takes a few seconds …",
        .startFailed:
            "What {path} says to open cannot be opened. {reason} Give a folder or --env; env default NAME chooses another for good.",
        .firstRunLeave: "quit leaves, and ? shows this again.",
        .isCommand: "{word} is a command, and those come after this choice.",
        .sampleChosen:
            "Nothing is set up yet, so the sample library answers. Give a folder, --env or --server-url for another.",
        .helpWords: "? help",
        .leaveWords: "quit exit",
        .serverAdded: "Added {name}: {url}. env check {name} asks whether it answers.",
    ]

    public static let spanish: [BeginningPhrase: String] = [
        .welcome: "manga {version}. help lista las órdenes, TAB completa, ^D sale.",
        .welcomeFirst: "Le damos la bienvenida a manga {version}. popular lista, search TEXTO busca.",
        .welcomeSecond: "open NOMBRE abre uno: chapters lista, download latest 3 descarga, read 1 lee.",
        .welcomeThird: "help lo explica todo, TAB completa, ^D sale; las descargas siguen otro día.",
        .servedFolder: "Se sirve {folder}: {mangas} {mangas|manga|mangas}, {chapters} {chapters|capítulo|capítulos}.",
        .firstRun: "Aún no hay nada configurado. ¿Qué debe abrir manga?",
        .firstRunFolder: "Una carpeta de cómics (CBZ, ZIP, CBT, CB7, CBR, imágenes): escriba su ruta.",
        .firstRunServer: "Un servidor: escriba su dirección, como nas:3001, o el nombre de un entorno.",
        .firstRunSample: "Una pequeña muestra, dibujada en este equipo: pulse Intro.",
        .chooseStart: "Carpeta, servidor, o Intro para la muestra: ",
        .sampleDrawn: "Se dibujó una biblioteca de muestra en {folder}.",
        .sampleBegun: "Dibujando una pequeña biblioteca de muestra; tarda unos segundos …",
        .startFailed:
            "No se puede abrir lo que dice {path}. {reason} Indique una carpeta o --env; env default NOMBRE elige otro para siempre.",
        .firstRunLeave: "quit sale, y ? vuelve a mostrar esto.",
        .isCommand: "{word} es una orden, y esas vienen después de esta elección.",
        .sampleChosen:
            "Aún no hay nada configurado, así que responde la biblioteca de muestra. Indique una carpeta, --env o --server-url para otra.",
        .helpWords: "? help ayuda",
        .leaveWords: "quit exit salir",
        .serverAdded: "Añadido {name}: {url}. env check {name} pregunta si responde.",
    ]
}
