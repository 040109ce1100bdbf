/// The facts of a server, of what it stores, and of a login.
public enum FactPhrase: String, Phrase {
    case headingServerStorage, factURL, factStatus, factVersion, factUptime, factTime, factAnswer, factLogin
    case factUser, factHeader, factExpires, factCustomer, factEmail, factMangas, factChapters, factPages, factSize
    case factLimit, factAvailable, loginToken, loginPassword, loginKey, loggedOut, renewable

    public static let english: [FactPhrase: String] = [
        .headingServerStorage: "Storage of {environment}",
        .factURL: "Address",
        .factStatus: "Status",
        .factVersion: "Version",
        .factUptime: "Up for",
        .factTime: "Server time",
        .factAnswer: "Answered in",
        .factLogin: "Logged in by",
        .factUser: "User",
        .factHeader: "Header",
        .factExpires: "Ends",
        .factCustomer: "Account of",
        .factEmail: "Address",
        .factMangas: "Manga",
        .factChapters: "Chapters",
        .factPages: "Pages",
        .factSize: "Size",
        .factLimit: "Limit",
        .factAvailable: "Available",
        .loginToken: "token",
        .loginPassword: "password",
        .loginKey: "key",
        .loggedOut: "Nobody is logged in.",
        .renewable: "renewed by itself",
    ]

    public static let spanish: [FactPhrase: String] = [
        .headingServerStorage: "Almacenamiento de {environment}",
        .factURL: "Dirección",
        .factStatus: "Estado",
        .factVersion: "Versión",
        .factUptime: "Activo desde hace",
        .factTime: "Hora del servidor",
        .factAnswer: "Respondió en",
        .factLogin: "Sesión con",
        .factUser: "Usuario",
        .factHeader: "Cabecera",
        .factExpires: "Termina",
        .factCustomer: "Cuenta de",
        .factEmail: "Correo",
        .factMangas: "Mangas",
        .factChapters: "Capítulos",
        .factPages: "Páginas",
        .factSize: "Tamaño",
        .factLimit: "Límite",
        .factAvailable: "Disponible",
        .loginToken: "token",
        .loginPassword: "contraseña",
        .loginKey: "clave",
        .loggedOut: "Nadie ha iniciado sesión.",
        .renewable: "se renueva solo",
    ]
}
