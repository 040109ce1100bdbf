/// What the shell says of a line it cannot read.
public enum UsagePhrase: String, Phrase {
    case openQuote, unknownCommand, unknownOption, unknownChoice, missingArgument, surplusArgument, missingValue
    case badItem, badJSON, formWithoutBody, envelopeWithoutPost
    case badValue, nothingOpen, noCommandNorFolder, didYouMean, known
    case commandsHelp, programHelp, moreHelp, didYouMeanOne, pastedPrompt, alreadyInside
    case recordsNothingElse
    case serverBesideFolder, misplacedOption, surplusOption, optionsExclude
    case noneKnown, pieces

    public static let english: [UsagePhrase: String] = [
        .openQuote: "The quote at column {column} has no end. Close it, or write \\\" for a quote in a name.",
        .unknownCommand: "There is no command “{name}”. {hint}",
        .unknownOption: "“{command}” has no option “{name}”. {hint}",
        .unknownChoice: "“{name}” is none of the words that may stand there. {hint}",
        .missingArgument: "{name} is missing. Write: {usage}",
        .surplusArgument: "“{word}” is one word too many; put names of several words in quotes. Write: {usage}",
        .missingValue: "{option} needs a value: {option} {value}",
        .badValue: "{option} cannot be “{value}”; allowed: {expected}.",
        .badItem: """
        “{word}” is nothing to send. Write key=value, key:=json, key==value for the query, or header:value.
        """,
        .badJSON: "The value of “{name}” is no JSON, at column {column}: {problem}",
        .formWithoutBody: "{method} sends no form. Leave --form out, or use POST, PUT or PATCH.",
        .envelopeWithoutPost: "{method} sends no envelope. Leave --envelope out, or use POST.",
        .nothingOpen: "“{command}” works inside a manga. Open one first: open NAME",
        .noCommandNorFolder: "“{name}” is neither a command nor a folder here. {hint}",
        .didYouMean: "Did you mean “{name}”?",
        .didYouMeanOne: "Did you mean one of these: {names}?",
        .known: "Known: {names}.",
        .commandsHelp: "help lists the commands.",
        .programHelp: "manga --help lists the commands; a folder is a path such as ./Comics.",
        .moreHelp: "{line} lists what there is.",
        .alreadyInside: "This is manga already. Write: {rest}",
        .recordsNothingElse:
            "Recording would end with this command, before anything is asked. Write what is to be recorded behind it: manga -c \"record {folder}; popular\"",
        .pastedPrompt: "The prompt was copied along. Write: {rest}",
        .misplacedOption: "“{name}” belongs before the command: manga {usage} {command} …",
        .surplusOption: "“{name}” does not belong here. Write: {usage}",
        .optionsExclude: "“{name}” and “{other}” do not go together. Leave one of them out.",
        .serverBesideFolder:
            "A folder is served by this session itself: leave out the flags that name a server, or the folder.",
        .noneKnown: "There is none yet.",
        .pieces: "{piece}{rest}",
    ]

    public static let spanish: [UsagePhrase: String] = [
        .openQuote: "La comilla de la columna {column} no se cierra. Ciérrela, o escriba \\\" para una comilla.",
        .unknownCommand: "No existe la orden «{name}». {hint}",
        .unknownOption: "«{command}» no tiene la opción «{name}». {hint}",
        .unknownChoice: "«{name}» no es ninguna de las palabras que valen ahí. {hint}",
        .missingArgument: "Falta {name}. Escriba: {usage}",
        .surplusArgument: "Sobra «{word}»; los nombres de varias palabras van entre comillas. Escriba: {usage}",
        .missingValue: "{option} necesita un valor: {option} {value}",
        .badValue: "{option} no puede ser «{value}»; se admite: {expected}.",
        .badItem: """
        «{word}» no es nada que enviar. Escriba clave=valor, clave:=json, clave==valor para la consulta, o cabecera:valor.
        """,
        .badJSON: "El valor de «{name}» no es JSON, en la columna {column}: {problem}",
        .formWithoutBody: "{method} no envía formularios. Quite --form, o use POST, PUT o PATCH.",
        .envelopeWithoutPost: "{method} no envía sobres. Quite --envelope, o use POST.",
        .nothingOpen: "«{command}» funciona dentro de un manga. Abra uno primero: open NOMBRE",
        .noCommandNorFolder: "«{name}» no es una orden ni una carpeta de aquí. {hint}",
        .didYouMean: "¿Quería decir «{name}»?",
        .didYouMeanOne: "¿Quería decir una de estas: {names}?",
        .known: "Se conocen: {names}.",
        .commandsHelp: "help lista las órdenes.",
        .programHelp: "manga --help lista las órdenes; una carpeta es una ruta como ./Comics.",
        .moreHelp: "{line} lista lo que hay.",
        .alreadyInside: "Esto ya es manga. Escriba: {rest}",
        .recordsNothingElse:
            "La grabación terminaría con esta orden, antes de que se pregunte nada. Escriba detrás lo que se ha de grabar: manga -c \"record {folder}; popular\"",
        .pastedPrompt: "El indicador se copió con la orden. Escriba: {rest}",
        .misplacedOption: "«{name}» va antes de la orden: manga {usage} {command} …",
        .surplusOption: "«{name}» no va aquí. Escriba: {usage}",
        .optionsExclude: "«{name}» y «{other}» no van juntas. Quite una de las dos.",
        .serverBesideFolder:
            "Una carpeta la sirve esta misma sesión: quite las opciones que nombran un servidor, o la carpeta.",
        .noneKnown: "Todavía no hay ninguno.",
        .pieces: "{piece}{rest}",
    ]
}
