/// What became of a wish for downloads.
public enum OrderPhrase: String, Phrase {
    case queued, joined, running, stored, nothing, raised, kept

    public static let english: [OrderPhrase: String] = [
        .queued: "{count} {count|chapter|chapters} queued.",
        .joined: "{count} already queued.",
        .running: "{count} already downloading.",
        .stored: "{count} already downloaded.",
        .nothing: "{count} already downloaded; nothing is left to do.",
        .raised: "{count} that {count|was|were} there already {count|has|have} priority {priority} now.",
        .kept:
            "{count} {count|keeps its|keep their} priority, which is higher than {priority}; downloads move gives another turn.",
    ]

    public static let spanish: [OrderPhrase: String] = [
        .queued: "{count} {count|capítulo|capítulos} en cola.",
        .joined: "{count} ya {count|estaba|estaban} en cola.",
        .running: "{count} ya se {count|está|están} descargando.",
        .stored: "{count} ya {count|descargado|descargados}.",
        .nothing: "{count} ya {count|descargado|descargados}; no queda nada por hacer.",
        .raised: "{count} que ya {count|estaba|estaban} {count|tiene|tienen} ahora la prioridad {priority}.",
        .kept:
            "{count} {count|conserva|conservan} su prioridad, que es mayor que {priority}; downloads move da otro turno.",
    ]
}
