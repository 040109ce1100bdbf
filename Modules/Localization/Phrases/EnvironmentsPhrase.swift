/// The words of the screens of environments, and of the check of their servers.
public enum EnvironmentsPhrase: String, Phrase {
    case headingEnvironments, environmentMarks, environmentPreset, environmentChanged, environmentUser
    case environmentProcess, columnEnvironment, columnVersion, columnTime, columnProtocol, columnCertificate
    case environmentMock
    case columnAddress, checkReady, checkNotReady, checkUnreachable, checkDays, checkExpired, checkInsecure

    public static let english: [EnvironmentsPhrase: String] = [
        .headingEnvironments: "Environments",
        .environmentMarks: "* is current, › is what a plain start opens",
        .environmentPreset: "built in",
        .environmentChanged: "changed",
        .environmentUser: "yours",
        .environmentProcess: "this session",
        .environmentMock: "files in {folder}",
        .columnEnvironment: "Environment",
        .columnVersion: "Version",
        .columnTime: "Time",
        .columnProtocol: "Protocol",
        .columnCertificate: "Certificate",
        .columnAddress: "Address",
        .checkReady: "ready",
        .checkNotReady: "not ready",
        .checkUnreachable: "unreachable",
        .checkDays: "{days} {days|day|days} left",
        .checkExpired: "expired",
        .checkInsecure: "unchecked",
    ]

    public static let spanish: [EnvironmentsPhrase: String] = [
        .headingEnvironments: "Entornos",
        .environmentMarks: "* es el actual, › es el que abre un inicio sin más",
        .environmentPreset: "de fábrica",
        .environmentChanged: "cambiado",
        .environmentUser: "suyo",
        .environmentProcess: "esta sesión",
        .environmentMock: "archivos de {folder}",
        .columnEnvironment: "Entorno",
        .columnVersion: "Versión",
        .columnTime: "Tiempo",
        .columnProtocol: "Protocolo",
        .columnCertificate: "Certificado",
        .columnAddress: "Dirección",
        .checkReady: "listo",
        .checkNotReady: "no listo",
        .checkUnreachable: "inaccesible",
        .checkDays: "{days|queda|quedan} {days} {days|día|días}",
        .checkExpired: "caducado",
        .checkInsecure: "sin comprobar",
    ]
}
