/// Servers as files.
extension TopicPhrase {
    static let mocksEnglish: [TopicPhrase: String] = [
        .mocks: "Servers as files: how they are called, and what stands in them.",
        .mocksText: """
        An environment can answer from a folder of files instead of a server. They are recorded from one, or written by \
        hand; a request without a file fails, and names the file that it looked for.
        """,
        .mocksRecord: "Writes what servers answer from now on as files, without secrets.",
        .mocksOff: "Ends that.",
        .mocksAdd: "Makes an environment of the folder.",
        .mocksEnter: "Switches to it; what is asked now is answered by the files.",
        .mocksNames: """
        A file is called as its request is: folders as the path, then the method, ? and the query, .json. All is written \
        as it is encoded in the address, and each request has a name of its own; secrets count in none, and headers \
        do not either.
        """,
        .mocksFirst: "Answers the first GET /api/v1/manga?q=moon.",
        .mocksNext: "Answers the second; the last one there is answers for ever.",
        .mocksBody: """
        Answers POST /login with this body: the 8 or 16 digits begin the SHA-256 of what it says, JSON on one line with \
        its members in alphabetical order and a blank behind : and commas, here an empty object. What is recorded in another \
        order has that behind a -.
        """,
        .mocksAny: "Answers POST /login with any body that has no file of its own.",
        .mocksSecret: "Answers for whatever stands there, where a secret stood.",
        .mocksOther: "Answers for another server than the environment's.",
        .mocksEmpty: "Answers GET /t/, which is not /t; /a//b is a/%/b.",
        .mocksEncoded: "Answers GET /a b?q=ñ: blanks, letters with accents and their like are encoded.",
        .mocksSlash: "Answers GET /find?path=a/b; %2F stays %2F.",
        .mocksTaken: "Answers GET /num/GET.json: what is called as a file is has its first sign encoded.",
        .mocksContent: "All but the body may be left out:",
        .mocksJSON: "JSON, sent in many lines; as text it is sent as it is.",
        .mocksFile: "A file in the same folder is the body.",
        .mocksHeaders: "Headers; a list has the values of one that comes several times.",
        .mocksMeta: "Status, seconds before it comes, and how many requests it answers before the next file does.",
        .mocksRules: """
        Links that lead out of the folder are refused. What is answered from files is not tried again: they say what came \
        in the end. A replay tells the same as the server did but for how long it took and what a secret stood in.
        """,
    ]

    static let mocksSpanish: [TopicPhrase: String] = [
        .mocks: "Servidores como archivos: cómo se llaman y qué contienen.",
        .mocksText: """
        Un entorno puede responder desde una carpeta de archivos en lugar de un servidor. Se graban de uno o se escriben a \
        mano; una solicitud sin archivo falla y nombra el archivo que se buscó.
        """,
        .mocksRecord: "Escribe desde ahora lo que responden los servidores como archivos, sin secretos.",
        .mocksOff: "Termina eso.",
        .mocksAdd: "Hace de la carpeta un entorno.",
        .mocksEnter: "Pasa a él; a lo que se pide ahora responden los archivos.",
        .mocksNames: """
        Un archivo se llama como su solicitud: carpetas como la ruta, luego el método, ? y la consulta, .json. Todo se \
        escribe como va codificado en la dirección, y cada solicitud tiene un nombre propio; los secretos no cuentan en \
        ninguno, y los encabezados tampoco.
        """,
        .mocksFirst: "Responde al primer GET /api/v1/manga?q=moon.",
        .mocksNext: "Responde al segundo; el último que hay responde siempre.",
        .mocksBody: """
        Responde a POST /login con este cuerpo: las 8 o 16 cifras son el principio del SHA-256 de lo que dice, JSON en una \
        línea con sus miembros en orden alfabético y un espacio tras : y las comas, aquí un objeto vacío. Lo que se graba en otro \
        orden lo lleva tras un -.
        """,
        .mocksAny: "Responde a POST /login con cualquier cuerpo que no tenga un archivo propio.",
        .mocksSecret: "Responde por cualquier cosa que esté allí, donde había un secreto.",
        .mocksOther: "Responde por otro servidor que el del entorno.",
        .mocksEmpty: "Responde a GET /t/, que no es /t; /a//b es a/%/b.",
        .mocksEncoded: "Responde a GET /a b?q=ñ: los espacios, las letras con acento y similares van codificados.",
        .mocksSlash: "Responde a GET /find?path=a/b; %2F sigue siendo %2F.",
        .mocksTaken: "Responde a GET /num/GET.json: lo que se llama como un archivo lleva codificado su primer signo.",
        .mocksContent: "Todo menos el cuerpo se puede omitir:",
        .mocksJSON: "JSON, que se envía en varias líneas; un texto se envía tal cual.",
        .mocksFile: "Un archivo de la misma carpeta es el cuerpo.",
        .mocksHeaders: "Encabezados; una lista lleva los valores de uno que va varias veces.",
        .mocksMeta: "Estado, segundos hasta que llega y a cuántas solicitudes responde antes del archivo siguiente.",
        .mocksRules: """
        Los enlaces que llevan fuera de la carpeta se rechazan. Lo que responden los archivos no se vuelve a intentar: dicen \
        lo que llegó al final. Una reproducción dice lo mismo que el servidor, salvo cuánto tardó y dónde había un secreto.
        """,
    ]
}
