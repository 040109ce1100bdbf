/// What is wrong with mock files, and with recording them.
public enum MockPhrase: String, Phrase {
    case missing, unreadable, notJSON, noObject, unknownKey, wrongValue, noBody, bodyOutside, noFolder, noFile
    case object, header, headerName, bodyFile, number, whole
    case recordNotEmpty, recordOtherServer, recordNotWritten, recordAmbiguous

    public static let english: [MockPhrase: String] = [
        .missing: "There is no mock file {path}. Write it, or check its name.",
        .unreadable: "The mock file {path} cannot be read: {reason}. Check what it is, and its permissions.",
        .notJSON: "The mock file {path} is not JSON: line {line}, column {column}: {problem} Correct it.",
        .noObject: "The mock file {path} is {found}, but must be an object with body, headers and meta.",
        .unknownKey: "The mock file {path}, line {line}: there is no {key}. Known are {known}.",
        .wrongValue: "The mock file {path}, line {line}: {key} is {found}, but must be {expected}.",
        .noBody:
            "The mock file {path}, line {line}: bodyFile names {body}, which cannot be read: {reason}. Write it, or correct the name.",
        .bodyOutside:
            "The mock file {path}, line {line}: bodyFile names {body}, a link to {target} in another folder. Copy the file itself.",
        .noFolder:
            "The folder of mock files {path} cannot be used: {reason}. Check its name, or record answers into it first.",
        .noFile: "No mock file answers {request}. Looked for {path}: write it, or record it from a server.",
        .object: "an object",
        .header: "a text without control characters, or a list of such",
        .headerName: "under the name of a header",
        .bodyFile: "the name of a file in the same folder, without body beside it",
        .number: "a number from {low} to {high}",
        .whole: "a whole number from {low} to {high}",
        .recordNotEmpty: "The folder {path} holds something else than a recording. Choose a new or an empty one.",
        .recordOtherServer: "The folder {path} is a recording of {server}. Choose another folder.",
        .recordNotWritten:
            "Nothing more can be recorded in {path}: {reason}. Choose another folder, or free some space.",
        .recordAmbiguous:
            "The answer to {request} is not the one that was recorded before, and only a secret tells them apart: {path} holds the new one alone.",
    ]

    public static let spanish: [MockPhrase: String] = [
        .missing: "No existe el archivo simulado {path}. Escríbalo o revise su nombre.",
        .unreadable: "No se puede leer el archivo simulado {path}: {reason}. Revise qué es y sus permisos.",
        .notJSON: "El archivo simulado {path} no es JSON: línea {line}, columna {column}: {problem} Corríjalo.",
        .noObject: "El archivo simulado {path} es {found}, pero debe ser un objeto con body, headers y meta.",
        .unknownKey: "El archivo simulado {path}, línea {line}: no existe {key}. Se conocen {known}.",
        .wrongValue: "El archivo simulado {path}, línea {line}: {key} es {found}, pero debe ser {expected}.",
        .noBody:
            "El archivo simulado {path}, línea {line}: bodyFile nombra {body}, que no se puede leer: {reason}. Escríbalo o corrija el nombre.",
        .bodyOutside:
            "El archivo simulado {path}, línea {line}: bodyFile nombra {body}, un enlace a {target} en otra carpeta. Copie el archivo mismo.",
        .noFolder:
            "La carpeta de archivos simulados {path} no se puede usar: {reason}. Revise su nombre o grabe antes respuestas en ella.",
        .noFile:
            "Ningún archivo simulado responde a {request}. Se buscó {path}: escríbalo o grábelo desde un servidor.",
        .object: "un objeto",
        .header: "un texto sin caracteres de control, o una lista de ellos",
        .headerName: "bajo el nombre de un encabezado",
        .bodyFile: "el nombre de un archivo de la misma carpeta, sin body a su lado",
        .number: "un número de {low} a {high}",
        .whole: "un número entero de {low} a {high}",
        .recordNotEmpty: "La carpeta {path} contiene algo que no es una grabación. Elija una nueva o vacía.",
        .recordOtherServer: "La carpeta {path} es una grabación de {server}. Elija otra carpeta.",
        .recordNotWritten: "No se puede grabar más en {path}: {reason}. Elija otra carpeta o libere espacio.",
        .recordAmbiguous:
            "La respuesta a {request} no es la que se grabó antes, y solo un secreto las distingue: {path} contiene únicamente la nueva.",
    ]
}
