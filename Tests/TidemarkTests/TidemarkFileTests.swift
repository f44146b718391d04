import Testing
import Tidemark

@Suite struct TidemarkFileTests {
  private static let today = CivilDate("2026-11-20")!
  private static let text = "---\nkind: page\n---\n\n# Today\n\n* [ ] Buy milk (due: 2026-13-20)\n"

  @Test func aFileIsReadCheckedAndShown() throws {
    let file = TidemarkFile(Self.text, name: "notes/today.md")
    #expect(file.kind == .page)
    #expect(file.plan?.title == "Today")
    #expect(file.plan?.content.topItems.map(\.text) == ["Buy milk"])
    let findings = file.findings(today: Self.today)
    #expect(findings.map(\.file) == ["notes/today.md"])
    #expect(findings.first?.severity == .error)
    #expect(file.text(today: Self.today)?.contains("Buy milk") == true)
    #expect(try #require(file.json()).write(pretty: false).contains(#""Buy milk""#))
  }

  @Test func aFileIsFormatted() {
    let file = TidemarkFile("---\nkind: page\n---\n\n# Today\n\n- [X] Milk (done:2026-11-19)\n", name: "today.md")
    guard case .changed(let source) = file.formatted() else {
      Issue.record("it is in canonical form already")
      return
    }
    #expect(String(decoding: source.bytes, as: UTF8.self).contains("- [x] Milk (done: 2026-11-19)"))
  }

  @Test func somebodysNoteHasNoValues() {
    let file = TidemarkFile("# A note\n", name: "note.md")
    #expect(file.plan == nil && file.text(today: Self.today) == nil && file.json() == nil)
    #expect(file.findings(today: Self.today).isEmpty)
    #expect(file.formatted() == .note)
  }
}
