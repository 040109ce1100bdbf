/// Words of the module `XML`.
public enum XMLPhrase: String, Phrase {
    case tooLarge
    case tooDeep
    case tagTooLong
    case doctype
    case encoding
    case malformed

    public static let english: [XMLPhrase: String] = [
        .tooLarge: "The XML document has {bytes} bytes, and at most {limit} are read.",
        .tooDeep: "Line {line} of the XML document nests its elements more than {limit} deep, which is not read.",
        .tagTooLong: "Line {line} of the XML document holds a tag of more than {limit} bytes, which is not read.",
        .doctype: "Line {line} of the XML document declares a document type, which is not read; remove it.",
        .encoding: "The XML document is written in “{name}”, which is not read; save it as UTF-8.",
        .malformed: "Line {line} of the XML document is not well-formed: {reason}.",
    ]

    public static let spanish: [XMLPhrase: String] = [
        .tooLarge: "El documento XML tiene {bytes} bytes y se leen como máximo {limit}.",
        .tooDeep:
            "La línea {line} del documento XML anida sus elementos a más de {limit} niveles, lo que no se lee.",
        .tagTooLong:
            "La línea {line} del documento XML contiene una etiqueta de más de {limit} bytes, lo que no se lee.",
        .doctype: "La línea {line} del documento XML declara un tipo de documento, lo que no se lee; quítela.",
        .encoding: "El documento XML está escrito en «{name}», que no se lee; guárdelo como UTF-8.",
        .malformed: "La línea {line} del documento XML no está bien formada: {reason}.",
    ]
}
