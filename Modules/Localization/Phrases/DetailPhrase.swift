/// What help says of a command beyond its summary.
public enum DetailPhrase: String, Phrase {
    case aliasDetails, apiDetails, attachDetails, bookmarkDetails, chaptersDetails
    case completionsDetails, downloadDetails, downloadsDetails, envSettings, historyDetails
    case libraryDetails, logDetails, loginSecrets, markDetails, pauseDetails
    case readDetails, recordDetails, scriptDetails, setDetails, storageCleanDetails
    case storageDetails, targetDetails, upkeepDetails

    public static let english: [DetailPhrase: String] = [
        .aliasDetails:
            "An alias is a word of your own for the beginning of a line; what follows it stands behind its command. Several commands go in quotes: alias new = \"popular; downloads\". A command's own name is no alias.",
        .apiDetails: """
        PATH is below the API (health), below api with a version in front (v2/RefreshToken), or below the server with / \
        in front. key=value goes into the query, or into a JSON body with POST, PUT and PATCH (as text; key:=json as \
        it is); key==value always into the query; header:value is sent along.
        """,
        .attachDetails: "^C ends the watching alone.",
        .bookmarkDetails:
            "Without PAGE, where reading stands. A bookmark also notes that you have come so far. Lists those of the opened manga, outside one those of the environment. Where numbers begin anew in each volume: bookmark \"vol:2 1\" 5.",
        .chaptersDetails:
            "SELECTION is as in help selection; a word that no chapter has for a name is looked for in titles, groups and languages: chapters lamp unread.",
        .completionsDetails: """
        It knows every command, action, option and choice; environments and stored titles are asked of manga itself, \
        which starts no server for it.
        """,
        .downloadDetails:
            "Without SELECTION, at a terminal, it asks which. Outside a manga, --everything takes all there is. A chapter that is queued or downloading already is not queued twice, and one that is on this disk is left out (code alreadyDownloaded); neither is a failure.",
        .downloadsDetails:
            "N is the number in the list that was shown last. pause and resume alone mean everything, manga alone the opened one.",
        .envSettings:
            "What runs stays on the environment it began with. A setting is a flag, or setting=value; setting= takes it away, and headers.NAME=value sets one header field.",
        .historyDetails: "continue N goes on with one of them; of another environment, that becomes the current one.",
        .libraryDetails:
            "TEXT is a part of the title. The numbers in front are good for open, continue and storage; --page turns the pages.",
        .logDetails:
            "verbose adds the headers, curl writes commands to paste; without a level, the present one is shown.",
        .loginSecrets:
            "Secrets are asked for unseen, or read from standard input, one on each line; they are never written behind the command. --token --refresh asks for both; --refresh alone has a token made of the refresh token.",
        .markDetails:
            "What has been read never goes back by itself; mark unread takes it back. Chapters without a number are marked only where they are named one by one, not by a range or all.",
        .pauseDetails: "What is added to a paused manga or queue waits too, until resume.",
        .readDetails:
            "The chapter counts as started then; bookmark CHAPTER PAGE notes how far, mark read that it is done.",
        .recordDetails:
            "Cookies, tokens and passwords are left out. What is answered otherwise the next time is kept beside the first answer, and played in that order; a later recording into the folder replaces the answers to what it asks again. env add NAME --mock FOLDER makes an environment of the folder that answers without a network; the files can be changed by hand.",
        .scriptDetails:
            "A file holds a command on each line; - is standard input. # begins a comment, \\ at the end of a line goes on in the next one, quit ends. Stops at the first command that fails, with its status; errors name file and line.",
        .setDetails:
            "set KEY tells what is allowed. A prompt is text with names in curly brackets; what stands with a name in its brackets is shown only where there is something to fill in.",
        .storageCleanDetails:
            "AGE is 90d, 12w, 36h or 1y since a chapter was downloaded and read last. They are shown first, and asked about; what is unread stays, unless --unread takes it too. Reading progress stays.",
        .storageDetails:
            "With NAME, the chapters of one manga. A manga that is called like an action stands in quotes.",
        .targetDetails:
            "N is the number in the list that downloads showed last; a selection of them is too: 2-5,!3, latest 2, paused. chapters takes the numbers of the opened manga's chapters instead: chapters 7, chapters vol:2.",
        .upkeepDetails:
            "Without a selection, those of the opened manga, or all where none is open. Damaged is what is missing, truncated, altered or foreign; pages that a chapter was allowed to do without, and files that belong to none, are told and leave the status at 0.",
    ]

    public static let spanish: [DetailPhrase: String] = [
        .aliasDetails:
            "Un alias es una palabra suya para el principio de una línea; lo que la sigue va detrás de su orden. Varias órdenes van entre comillas: alias new = \"popular; downloads\". El nombre de una orden no puede ser un alias.",
        .apiDetails: """
        RUTA va debajo de la API (health), debajo de api con una versión delante (v2/RefreshToken), o debajo del \
        servidor con / delante. clave=valor va en la consulta, o en un cuerpo JSON con POST, PUT y PATCH (como texto; \
        clave:=json tal cual); clave==valor siempre en la consulta; cabecera:valor se envía además.
        """,
        .attachDetails: "^C solo deja de mirar.",
        .bookmarkDetails:
            "Sin PÁGINA, donde está la lectura. Un marcador anota además que se ha llegado hasta ahí. Lista los del manga abierto; fuera de uno, los del entorno. Donde los números empiezan de nuevo en cada tomo: bookmark \"vol:2 1\" 5.",
        .chaptersDetails:
            "SELECTION es como en help selection; una palabra que ningún capítulo lleva por nombre se busca en títulos, grupos e idiomas: chapters lamp unread.",
        .completionsDetails: """
        Conoce cada orden, acción, opción y valor; los entornos y los títulos guardados se los pregunta a manga, que \
        no inicia para ello ningún servidor.
        """,
        .downloadDetails:
            "Sin SELECCIÓN, en un terminal, pregunta cuáles. Fuera de un manga, --everything toma todo lo que hay. Un capítulo que ya está en cola o descargándose no se pone dos veces, y uno que está en este disco se omite (código alreadyDownloaded); nada de eso es un fallo.",
        .downloadsDetails:
            "N es el número en la última lista mostrada. pause y resume solos valen para todo, manga solo para el abierto.",
        .envSettings:
            "Lo que está en marcha sigue en el entorno en que empezó. Un ajuste es una opción, o ajuste=valor; ajuste= lo quita, y headers.NOMBRE=valor pone un campo de cabecera.",
        .historyDetails: "continue N sigue con uno de ellos; si es de otro entorno, ese pasa a ser el actual.",
        .libraryDetails:
            "TEXTO es una parte del título. Los números de delante valen para open, continue y storage; --page pasa las páginas.",
        .logDetails: "verbose añade las cabeceras, curl escribe órdenes para pegar; sin nivel, se muestra el actual.",
        .loginSecrets:
            "Los secretos se piden sin mostrarse, o se leen de la entrada estándar, uno por línea; nunca se escriben detrás de la orden. --token --refresh pide ambos; --refresh solo hace un token a partir del de renovación.",
        .markDetails:
            "Lo leído nunca retrocede por sí solo; mark unread lo deshace. Los capítulos sin número solo se marcan si se nombran uno a uno, no con un rango ni con all.",
        .pauseDetails: "Lo que se añade a un manga o una cola en pausa espera también, hasta resume.",
        .readDetails:
            "El capítulo cuenta desde entonces como empezado; bookmark CAPÍTULO PÁGINA anota hasta dónde, mark read que está leído.",
        .recordDetails:
            "Se omiten cookies, tokens y contraseñas. Lo que la próxima vez se responde de otro modo se guarda junto a la primera respuesta y se reproduce en ese orden; una grabación posterior en la carpeta sustituye las respuestas a lo que vuelve a pedir. env add NOMBRE --mock CARPETA hace de la carpeta un entorno que responde sin red; los archivos se pueden cambiar a mano.",
        .scriptDetails:
            "Un archivo lleva una orden en cada línea; - es la entrada estándar. # empieza un comentario, \\ al final de una línea sigue en la próxima, quit termina. Se detiene en la primera orden que falla, con su estado; los errores nombran archivo y línea.",
        .setDetails:
            "set CLAVE dice qué se admite. Un prompt es texto con nombres entre llaves; lo que va con un nombre entre sus llaves aparece solo si hay algo que poner.",
        .storageCleanDetails:
            "EDAD es 90d, 12w, 36h o 1y (días, semanas, horas, años) desde que un capítulo se descargó y se leyó por última vez. Primero se muestran y se pregunta; lo no leído se queda, salvo con --unread. El progreso de lectura se queda.",
        .storageDetails:
            "Con NOMBRE, los capítulos de un manga. Un manga que se llama como una acción va entre comillas.",
        .targetDetails:
            "N es el número en la última lista que mostró downloads; también vale una selección: 2-5,!3, latest 2, paused. chapters toma en su lugar los números de los capítulos del manga abierto: chapters 7, chapters vol:2.",
        .upkeepDetails:
            "Sin selección, los del manga abierto, o todos si no hay ninguno. Dañado es lo que falta, está cortado, cambiado o es ajeno; las páginas que un capítulo podía no tener, y los archivos de nadie, se dicen y dejan el estado en 0.",
    ]
}
