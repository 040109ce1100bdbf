/// What the sample library has to say when it is not drawn.
public enum SamplePhrase: String, Phrase {
    case unwritable
    case undrawable

    public static let english: [SamplePhrase: String] = [
        .unwritable: "The sample library could not be written to {path}: {reason}. Choose another folder.",
        .undrawable: "Page {page} of {file} in the sample library could not be drawn.",
    ]

    public static let spanish: [SamplePhrase: String] = [
        .unwritable: "No se pudo escribir la biblioteca de muestra en {path}: {reason}. Elija otra carpeta.",
        .undrawable: "No se pudo dibujar la página {page} de {file} en la biblioteca de muestra.",
    ]
}
