/// The words of `verify` and `repair`.
public enum UpkeepPhrase: String, Phrase {
    case checkedPlainly, checkedDeeply, moreFindings, emptyCheck, everythingSound, gapsOnly, somethingDamaged
    case nothingToRepair, repaired, stillDamaged, repairWaits, repairEnded

    public static let english: [UpkeepPhrase: String] = [
        .checkedPlainly: "Read again",
        .checkedDeeply: "Read again and decoded",
        .moreFindings: "and {count} more; --json has them all.",
        .emptyCheck: "There is nothing to check: no chapter is on this disk.",
        .everythingSound: "Everything is as it was downloaded.",
        .gapsOnly:
            "Nothing is damaged. {count} {count|page is|pages are} missing, as was allowed; repair asks for {count|it|them} again.",
        .somethingDamaged:
            "{findings} {findings|finding|findings} in {chapters} {chapters|chapter|chapters}: damaged.",
        .nothingToRepair: "{chapters} {chapters|chapter was|chapters were} read again; nothing is to be repaired.",
        .repaired: "repaired",
        .stillDamaged: "still damaged: the server gives nothing better",
        .repairWaits: "waits",
        .repairEnded: "{good} repaired, {bad} not.",
    ]

    public static let spanish: [UpkeepPhrase: String] = [
        .checkedPlainly: "Releído",
        .checkedDeeply: "Releído y decodificado",
        .moreFindings: "y {count} más; --json los tiene todos.",
        .emptyCheck: "No hay nada que comprobar: ningún capítulo está en este disco.",
        .everythingSound: "Todo está como se descargó.",
        .gapsOnly:
            "Nada está dañado. {count|Falta|Faltan} {count} {count|página|páginas}, como se permitió; repair {count|la|las} pide de nuevo.",
        .somethingDamaged:
            "{findings} {findings|hallazgo|hallazgos} en {chapters} {chapters|capítulo dañado|capítulos dañados}.",
        .nothingToRepair:
            "{chapters} {chapters|capítulo releído|capítulos releídos}; no hay nada que reparar.",
        .repaired: "reparado",
        .stillDamaged: "sigue dañado: el servidor no da nada mejor",
        .repairWaits: "espera",
        .repairEnded: "{good} {good|reparado|reparados}, {bad} no.",
    ]
}
