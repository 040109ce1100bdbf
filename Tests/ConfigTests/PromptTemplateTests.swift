import MangaConfig
import Testing

struct PromptTemplateTests {
    @Test func `the usual one reads as itself`() {
        #expect(PromptTemplate(PromptTemplate.standard.text) == .standard)
    }

    @Test func `holds text, placeholders with what belongs to them, styles and brackets`() throws {
        let template = try #require(PromptTemplate("{green}a{{b{ ↓downloads/}{plain}$ "))

        #expect(
            template.parts == [
                .style(.green), .text("a{b"), .value(.downloads, before: " ↓", behind: "/"), .style(.plain),
                .text("$ "),
            ]
        )
    }

    @Test(arguments: ["{", "{}", "{nobody}", "{manga", "{manga x}", "{ green}", "a\nb", "\u{1B}[1m", "\u{9B}1m"])
    func `what cannot be filled in or shown is none`(text: String) {
        #expect(PromptTemplate(text) == nil)
    }
}
