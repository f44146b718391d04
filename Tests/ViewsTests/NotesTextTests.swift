import Diagnostics
import Planner
import Testing

@testable import Views

@Suite struct NotesTextTests {
  static let notes = [
    Note("The *first* paragraph,\nin two lines."),
    Note("A list item", .item(nil), notes: [Note("Measure", .item(.open))]),
    Note("Another", .item(.done)),
    Note("Devagar\n— Rui", .quote),
    Note("Later", .heading, notes: [Note("Lemon?", .item(nil))]),
    Note("```\n  code\n```", .other),
  ]

  private func lines(_ notes: [Note] = notes, _ width: Int = 40, indent: Int = 0, isSpaced: Bool = true) -> [String] {
    NotesText.lines(notes, width, indent: indent, isSpaced: isSpaced).map(\.text)
  }

  @Test func laysNotesOut() {
    #expect(
      lines() == [
        "The first paragraph, in two lines.", "", "- A list item", "  [ ] Measure", "[x] Another", "", "> Devagar — Rui", "",
        "Later", "- Lemon?", "", "```", "  code", "```",
      ]
    )
  }

  @Test func wrapsThemWithinTheirIndent() {
    #expect(
      lines([Note("Never alone, and out before the shivering starts."), Note("At slack water", .item(nil))], 24, indent: 4) == [
        "    Never alone, and out", "    before the shivering", "    starts.", "", "    - At slack water",
      ]
    )
    #expect(lines([Note("One"), Note("Two")], isSpaced: false) == ["One", "Two"])
  }

  @Test(arguments: 1...60)
  func noLineIsTooWide(width: Int) {
    let width = max(width, 24)
    var deep = Note("京都の夜 and a Donaudampfschifffahrtsgesellschaft", .item(.open))
    for _ in 0..<12 { deep = Note("deeper", .item(nil), notes: [deep]) }
    for line in NotesText.lines(NotesTextTests.notes + [deep], width, indent: width) {
      #expect(line.cells <= width, "\(line.text)")
    }
  }

  @Test func saysALineForEach() {
    #expect(
      NotesText.plain(NotesTextTests.notes, of: "Tea", in: .english) == [
        "Note of Tea: The first paragraph, in two lines.", "Note of Tea: A list item", "Note of Tea: open: Measure",
        "Note of Tea: done: Another", "Note of Tea: Devagar — Rui", "Note of Tea, Later: Lemon?", "Note of Tea: ``` code ```",
      ]
    )
  }

  @Test func isShortenedToALine() {
    #expect(
      NotesText.onOneLine(Array(NotesTextTests.notes.prefix(3)))
        == "The first paragraph, in two lines. · A list item: [ ] Measure · [x] Another"
    )
    #expect(NotesText.onOneLine([]).isEmpty)
  }

  @Test func isTheMarkdownInJSON() {
    let json = NotesText.json(Array(NotesTextTests.notes.prefix(2)) + [NotesTextTests.notes[4]]).write(pretty: false)
    #expect(json == ##"["The *first* paragraph,\nin two lines.","A list item\n  - [ ] Measure","Later\n- Lemon?"]"##)
  }

  @Test func steersNoTerminal() {
    let note = Note("\u{1B}[31mred\u{1B}[0m", notes: [Note("\u{7}", .other)])
    #expect(!lines([note]).joined().unicodeScalars.contains(where: ControlCharacters.mustEscape))
    #expect(!NotesText.onOneLine([note]).unicodeScalars.contains(where: ControlCharacters.mustEscape))
  }
}
