/// The character set of the IBM PC, which ZIP names are in when nothing else is said.
enum CodePage437 {
    static func text(_ bytes: [UInt8]) -> String {
        String(bytes.map { $0 < 0x80 ? Character(Unicode.Scalar($0)) : upper[Int($0) - 0x80] })
    }

    private static let upper = Array(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
    )
}
