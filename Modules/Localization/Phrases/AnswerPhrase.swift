/// Why the body of an answer is not what was agreed.
public enum AnswerPhrase: String, Phrase {
    case missing, null, notOfKind, wrongValue, empty, notJSON, notJSONAsSent, other, wholeAnswer
    case text, toggle, number, list, object

    public static let english: [AnswerPhrase: String] = [
        .missing: "{path} is missing",
        .null: "{path} is null",
        .notOfKind: "{path} is not {kind}",
        .wrongValue: "{path} has a wrong value",
        .empty: "it is empty, not JSON",
        .notJSON: "it is not valid JSON",
        .notJSONAsSent: "it is not valid JSON, although it is sent as {type}",
        .other: "{words}",
        .wholeAnswer: "the answer",
        .text: "text",
        .toggle: "true or false",
        .number: "a number",
        .list: "a list",
        .object: "an object",
    ]

    public static let spanish: [AnswerPhrase: String] = [
        .missing: "falta {path}",
        .null: "{path} es null",
        .notOfKind: "{path} no es {kind}",
        .wrongValue: "{path} tiene un valor incorrecto",
        .empty: "está vacía, no es JSON",
        .notJSON: "no es JSON válido",
        .notJSONAsSent: "no es JSON válido, aunque se envía como {type}",
        .other: "{words}",
        .wholeAnswer: "la respuesta",
        .text: "un texto",
        .toggle: "verdadero o falso",
        .number: "un número",
        .list: "una lista",
        .object: "un objeto",
    ]
}
