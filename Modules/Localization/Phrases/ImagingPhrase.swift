/// What Imaging has to say about bytes that are no good as a page.
public enum ImagingPhrase: String, Phrase {
    case empty
    case notAnImage
    case foreign
    case truncated
    case corrupt
    case tooLarge
    case tooManyBytes
    case notDecodable
    case notEncodable
    case unreadable
    case html
    case json
    case xml
    case text
    case archive
    case pdf
    case unknown

    public static let english: [ImagingPhrase: String] = [
        .empty: "The page is empty (0 bytes); fetch it again.",
        .notAnImage: "The page is not an image of a known format.",
        .foreign: "The page is not an image but {what}; the server may have answered with an error page.",
        .truncated: "The {format} image stops before its end; fetch it again.",
        .corrupt: "The {format} image is damaged; fetch it again.",
        .tooLarge: "The image is too large ({width} × {height} pixels).",
        .tooManyBytes: "The image is too large ({bytes} bytes, at most {limit} are read).",
        .notDecodable: "Images in {format} format are kept as they are and cannot be re-encoded.",
        .notEncodable: "The image could not be written in {format} format.",
        .unreadable: "The image {path} could not be read: {reason}.",
        .html: "an HTML page",
        .json: "JSON text",
        .xml: "an XML document",
        .text: "plain text",
        .archive: "an archive",
        .pdf: "a PDF document",
        .unknown: "something unknown",
    ]

    public static let spanish: [ImagingPhrase: String] = [
        .empty: "La página está vacía (0 bytes); descárguela de nuevo.",
        .notAnImage: "La página no es una imagen de un formato conocido.",
        .foreign: "La página no es una imagen sino {what}; quizá el servidor respondió con una página de error.",
        .truncated: "La imagen {format} termina antes de su final; descárguela de nuevo.",
        .corrupt: "La imagen {format} está dañada; descárguela de nuevo.",
        .tooLarge: "La imagen es demasiado grande ({width} × {height} píxeles).",
        .tooManyBytes: "La imagen es demasiado grande ({bytes} bytes; se leen {limit} como máximo).",
        .notDecodable: "Las imágenes en formato {format} se guardan tal cual y no se pueden recodificar.",
        .notEncodable: "La imagen no se pudo escribir en formato {format}.",
        .unreadable: "No se pudo leer la imagen {path}: {reason}.",
        .html: "una página HTML",
        .json: "texto JSON",
        .xml: "un documento XML",
        .text: "texto sin formato",
        .archive: "un archivo comprimido",
        .pdf: "un documento PDF",
        .unknown: "algo desconocido",
    ]
}
