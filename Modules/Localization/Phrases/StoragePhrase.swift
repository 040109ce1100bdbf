/// The words of the module `Storage`.
public enum StoragePhrase: String, Phrase {
    case noSpace
    case reserveNotKept
    case storageLimitExceeded
    case notPermitted
    case readOnly
    case notAnImage
    case notEncoded
    case incomplete
    case noPages
    case noSuchPage
    case chapterNotFound
    case downloadNotFound
    case superseded
    case damagedPage
    case damagedDatabase
    case database
    case disk
    case recovered
    case findingMissing
    case findingTruncated
    case findingAltered
    case findingUnreadable
    case findingUndecodable
    case findingManifest
    case findingGap
    case findingForeign

    public static let english: [StoragePhrase: String] = [
        .noSpace:
            "The disk is full: {needed} are needed, {available} are free. Free some space.",
        .reserveNotKept:
            "The reserve of {reserve} (storage.reserve) would not be kept: {needed} are needed beside it, {available} are free. Free some space, or lower the reserve.",
        .storageLimitExceeded:
            "The quota of {limit} (storage.quota) would be exceeded: {needed} are needed in all. Delete chapters, or raise the quota.",
        .notPermitted:
            "The folder {path} cannot be written by this user. Change its permissions or use another data folder.",
        .readOnly: "The disk that holds {path} is mounted read-only. Use another data folder.",
        .notAnImage: "Page {page} cannot be stored. {reason}",
        .notEncoded: "Page {page} could not be written as JPEG. Save the picture in another size.",
        .incomplete:
            "The chapter is not whole yet: {count} {count|page is|pages are} missing ({pages}). Download it again.",
        .noPages: "A chapter of {count} pages cannot be stored. Check the page list of the server.",
        .noSuchPage: "There is no page {page} in this chapter, which has {count} {count|page|pages}.",
        .chapterNotFound: "Chapter {chapter} of {manga} is not stored here. Download it first.",
        .downloadNotFound: "There is no download {id} in the queue. See `downloads` for those that exist.",
        .superseded: "Another process has taken over the file {path}. Let it finish, then retry.",
        .damagedPage: "Page {page} ({path}) is not as it was downloaded. Delete the chapter and download it again.",
        .damagedDatabase:
            "The database {path} is damaged ({reason}). Close every other window and start again: it is moved aside and rebuilt.",
        .database: "The database {path} cannot be used: {reason}",
        .disk: "{path} could not be read or written: {reason}. Check the disk, then retry.",
        .recovered:
            "The database was damaged ({reason}); it was moved to {path} and rebuilt from the chapters on this disk. {progress} {progress|reading position|reading positions} and {downloads} {downloads|download|downloads} were saved from it; any other that it held is lost.",
        .findingMissing: "Page {page} ({file}) is missing.",
        .findingTruncated: "Page {page} ({file}) is shorter than it was.",
        .findingAltered: "Page {page} ({file}) is not as it was downloaded.",
        .findingUnreadable: "Page {page} ({file}) cannot be read from the disk.",
        .findingUndecodable: "Page {page} ({file}) cannot be decoded. {reason}",
        .findingManifest: "{file} is missing or is not this chapter's.",
        .findingGap: "Page {page} could not be had when the chapter was downloaded.",
        .findingForeign: "{file} belongs to no page.",
    ]

    public static let spanish: [StoragePhrase: String] = [
        .noSpace:
            "El disco está lleno: hacen falta {needed} y quedan {available}. Libere espacio.",
        .reserveNotKept:
            "No se respetaría la reserva de {reserve} (storage.reserve): hacen falta {needed} además de ella y quedan {available}. Libere espacio o reduzca la reserva.",
        .storageLimitExceeded:
            "Se superaría la cuota de {limit} (storage.quota): hacen falta {needed} en total. Borre capítulos o suba la cuota.",
        .notPermitted:
            "Este usuario no puede escribir en la carpeta {path}. Cambie sus permisos o use otra carpeta de datos.",
        .readOnly: "El disco que contiene {path} está montado solo para lectura. Use otra carpeta de datos.",
        .notAnImage: "La página {page} no se puede guardar. {reason}",
        .notEncoded: "La página {page} no se pudo escribir como JPEG. Guarde la imagen con otro tamaño.",
        .incomplete:
            "El capítulo aún no está completo: {count|falta|faltan} {count} {count|página|páginas} ({pages}). Descárguelo de nuevo.",
        .noPages: "No se puede guardar un capítulo de {count} páginas. Revise la lista de páginas del servidor.",
        .noSuchPage: "No hay página {page} en este capítulo, que tiene {count} {count|página|páginas}.",
        .chapterNotFound: "El capítulo {chapter} de {manga} no está guardado aquí. Descárguelo primero.",
        .downloadNotFound: "No hay ninguna descarga {id} en la cola. Vea en `downloads` las que existen.",
        .superseded: "Otro proceso se ha hecho cargo del archivo {path}. Deje que termine y reintente.",
        .damagedPage:
            "La página {page} ({path}) no está como se descargó. Borre el capítulo y descárguelo de nuevo.",
        .damagedDatabase:
            "La base de datos {path} está dañada ({reason}). Cierre las demás ventanas y empiece de nuevo: se apartará y se rehará.",
        .database: "No se puede usar la base de datos {path}: {reason}",
        .disk: "No se pudo leer o escribir {path}: {reason}. Revise el disco y reintente.",
        .recovered:
            "La base de datos estaba dañada ({reason}); se apartó en {path} y se rehízo con los capítulos de este disco. Se salvaron de ella {progress} {progress|posición|posiciones} de lectura y {downloads} {downloads|descarga|descargas}; cualquier otra que tuviera se ha perdido.",
        .findingMissing: "Falta la página {page} ({file}).",
        .findingTruncated: "La página {page} ({file}) es más corta que antes.",
        .findingAltered: "La página {page} ({file}) no está como se descargó.",
        .findingUnreadable: "La página {page} ({file}) no se puede leer del disco.",
        .findingUndecodable: "La página {page} ({file}) no se puede decodificar. {reason}",
        .findingManifest: "{file} falta o no es de este capítulo.",
        .findingGap: "La página {page} no se pudo obtener al descargar el capítulo.",
        .findingForeign: "{file} no pertenece a ninguna página.",
    ]
}
