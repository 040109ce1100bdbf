/// Words of the module `Archives`.
public enum ArchivesPhrase: String, Phrase {
    case notAnArchive
    case truncated
    case encrypted
    case tooLarge
    case tooMany
    case unsafeName
    case damaged
    case overlap
    case directory
    case header
    case size
    case checksum
    case data
    case part
    case other
    case unreadable
    case unwritable
    case unsupported
    case noPages
    case noSuchPage
    case folderMissing
    case folderIsFile
    case folderUnreadable
    case folderEmpty
    case leadsOutside
    case tooDeep
    case badName
    case notAFile

    public static let english: [ArchivesPhrase: String] = [
        .notAnArchive: "“{file}” is not a comic archive: its content is neither ZIP, RAR, 7z nor tar.",
        .truncated: "“{file}” is cut off before its end; copy or download it again.",
        .encrypted: "“{file}” is protected by a password, which is not supported; repack it without one.",
        .tooLarge: "“{file}” holds an entry of {size} bytes, more than the {limit} bytes that are read.",
        .tooMany: "“{file}” holds {count} entries, more than the {limit} that are read.",
        .unsafeName: "“{file}” holds an entry with the unsafe name “{name}” and is not read; repack it.",
        .damaged: "“{file}” is damaged: {reason}.",
        .overlap: "two of its entries share the same bytes",
        .directory: "its directory is not where it says",
        .header: "an entry contradicts the directory",
        .size: "an entry is not as long as it says",
        .checksum: "the checksum of an entry is wrong",
        .data: "the compressed data of an entry makes no sense",
        .part: "it is one part of an archive in several files",
        .other: "{reason}",
        .unreadable: "“{file}” cannot be read: {reason}.",
        .unwritable: "“{file}” cannot be written: {reason}.",
        .unsupported:
            "“{file}” is compressed by method {method}, which is not supported; repack it as a plain ZIP.",
        .noPages: "“{file}” holds no pages: there is no image in it. Replace the file, or take it out of the folder.",
        .noSuchPage: "“{file}” has no page {page}; it has {count} {count|page|pages}.",
        .folderMissing: "There is no folder “{path}”; check the path.",
        .folderIsFile: "“{path}” is not a folder; name the folder that holds your comics.",
        .folderUnreadable: "The folder “{path}” cannot be read: {reason}.",
        .folderEmpty:
            "The folder “{path}” holds no comics: no CBZ, CBR, CB7 or CBT file and no folder of images.",
        .leadsOutside: "“{path}” is a link that leads out of the folder and is not followed.",
        .tooDeep: "“{path}” lies more than {limit} folders deep and is not looked into.",
        .badName: "“{path}” has a name that is not valid UTF-8 and cannot be opened; rename it.",
        .notAFile: "“{path}” is neither a file nor a folder and is not opened.",
    ]

    public static let spanish: [ArchivesPhrase: String] = [
        .notAnArchive: "«{file}» no es un archivo de cómic: su contenido no es ZIP, RAR, 7z ni tar.",
        .truncated: "«{file}» está cortado antes del final; cópielo o descárguelo de nuevo.",
        .encrypted: "«{file}» está protegido con contraseña, lo que no se admite; reempaquételo sin ella.",
        .tooLarge: "«{file}» contiene una entrada de {size} bytes, más que los {limit} que se leen.",
        .tooMany: "«{file}» contiene {count} entradas, más que las {limit} que se leen.",
        .unsafeName: "«{file}» contiene una entrada con el nombre inseguro «{name}» y no se lee; reempaquételo.",
        .damaged: "«{file}» está dañado: {reason}.",
        .overlap: "dos de sus entradas comparten los mismos bytes",
        .directory: "su directorio no está donde dice",
        .header: "una entrada contradice al directorio",
        .size: "una entrada no mide lo que dice",
        .checksum: "la suma de control de una entrada no coincide",
        .data: "los datos comprimidos de una entrada no tienen sentido",
        .part: "es una parte de un archivo dividido en varios",
        .other: "{reason}",
        .unreadable: "No se puede leer «{file}»: {reason}.",
        .unwritable: "No se puede escribir «{file}»: {reason}.",
        .unsupported:
            "«{file}» está comprimido con el método {method}, que no se admite; reempaquételo como ZIP normal.",
        .noPages: "«{file}» no tiene páginas: no contiene ninguna imagen. Cambie el archivo o sáquelo de la carpeta.",
        .noSuchPage: "«{file}» no tiene página {page}; tiene {count} {count|página|páginas}.",
        .folderMissing: "No existe la carpeta «{path}»; revise la ruta.",
        .folderIsFile: "«{path}» no es una carpeta; indique la carpeta que contiene sus cómics.",
        .folderUnreadable: "No se puede leer la carpeta «{path}»: {reason}.",
        .folderEmpty:
            "La carpeta «{path}» no contiene cómics: ningún archivo CBZ, CBR, CB7 o CBT ni carpeta de imágenes.",
        .leadsOutside: "«{path}» es un enlace que sale de la carpeta y no se sigue.",
        .tooDeep: "«{path}» está a más de {limit} carpetas de profundidad y no se explora.",
        .badName: "«{path}» tiene un nombre que no es UTF-8 válido y no se puede abrir; cámbielo.",
        .notAFile: "«{path}» no es un archivo ni una carpeta y no se abre.",
    ]
}
