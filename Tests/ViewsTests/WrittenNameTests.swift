import Planner
import Testing

@testable import Views

@Suite struct WrittenNameTests {
  @Test func aNameIsTwoThings() {
    let name = WrittenName("The *plan*,\n  [a](b.md)")
    #expect(name.words == ShownText.line("The *plan*,\n  [a](b.md)"))
    #expect(name.page == PageText(markdown: "The *plan*,\n  [a](b.md)"))
    #expect(name.page(after: .emoji("⛵")).words.hasPrefix("⛵ The plan"))
  }

  /// What no file says is no Markdown.
  @Test func wordsOfTheProgramHaveNoMarkup() {
    #expect(WrittenName(words: "*All*").page == "*All*")
    #expect(WrittenName(words: "*All*").page(after: nil) == "*All*")
  }

  @Test func namesOfTheSameWordsAreOne() {
    #expect(WrittenName("*Plan*") == WrittenName("Plan"))
    #expect(Set([WrittenName("*Plan*"), WrittenName("Plan"), WrittenName("Plans")]).count == 2)
  }

  @Test func aPieceNamesTheSameInBothForms() {
    let piece = NamingPiece(WrittenName("[a](b.md)"), .quiet) { "in \($0)" }
    #expect(piece.piece == LinePiece("in a <b.md>", .quiet))
    #expect(piece.page == PageText("in ", .quiet) + PageText("a", .quiet, target: .address("b.md")))
    let late = NamingPiece(WrittenName("a"), .color(.red))
    #expect(late.page == PageText("a", .late))
  }
}
