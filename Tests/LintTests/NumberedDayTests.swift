import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import Testing

/// Days that are told by what they begin with, each once: those whose number Markdown takes for a list's, and ranges.
@Suite struct NumberedDayTests {
  private static let page = "page\n---\n\n# Page\n\n## Termine\n\n"
  private static let log = "page\n---\n\n# Page\n\n- Read (streak: daily)\n"
  private static let life = "life\nborn: 1990-06-14\n---\n\n# Life\n\n## 2025\n\n"

  @Test(arguments: [
    (page, "- 1. Dezember 2026 Rom", "unread-anchor", "1. Dezember 2026", ["2026-12-01"]),
    (page, "- 24. - 26.12.2026 Family", "unread-anchor", "24. - 26.12.2026", ["2026-12-24 - 2026-12-26"]),
    (page, "- 24.12.2026 - 26.12.2026 Hills", "unread-anchor", "24.12.2026 - 26.12.2026", ["2026-12-24 - 2026-12-26"]),
    (page, "- 2026-12-24 - 26.12.2026 Hills", "half-range", "2026-12-24 - 26.12.2026", ["2026-12-24 - 2026-12-26"]),
    (page, "- 2026-12-01 - 3 Dec 2026 Rome", "half-range", "2026-12-01 - 3 Dec 2026", ["2026-12-01 - 2026-12-03"]),
    (
      "page\n---\n\n# Page\n\n- Far: 5 km (best: highest)\n", "  - 18. November 2026 5 km", "unread-entry", "18. November 2026",
      ["2026-11-18"]
    ),
    (log, "  - 18. November 2026", "unread-entry", "18. November 2026", ["2026-11-18"]),
    (log, "  - 19. Nov.", "unread-entry", "19. Nov", ["2026-11-19"]),
    (log, "  - 14. - 16.11.2026", "unread-entry", "14. - 16.11.2026", ["2026-11-14 - 2026-11-16"]),
    (log, "  - 2026-11-01 - 3 Nov 2026", "half-range", "2026-11-01 - 3 Nov 2026", ["2026-11-01 - 2026-11-03"]),
    (life, "- 12. Nov. Cinema", "unread-mark", "12. Nov", ["2025-11-12"]),
    (
      life.replacing("2025", with: "Phases"), "- 1. Mai 2021 Hamburg", "unread-mark", "1. Mai 2021", ["2021-05-01"]
    ),
    (
      "activities\n---\n\n# Activities\n\n- Swim\n", "  - 18. Nov", "unread-entry", "18. Nov", ["2026-11-18"]
    ),
  ])
  func areToldOnce(head: String, line: String, rule: String, said: String, written: [String]) throws {
    let text = "---\nkind: \(head)\(line)\n"
    let found = try findings(in: text)
    #expect(found.map(\.rule) == [rule], "\(found.map(\.message))")
    let finding = try #require(found.first)
    let source = SourceText(text)
    #expect(source.string(in: finding.range) == said)
    #expect(finding.fixes.count == written.count)
    for (fix, days) in zip(finding.fixes, written) {
      let fixed = try #require(source.applying(fix.edits.map(\.edit)))
      #expect(String(decoding: fixed, as: UTF8.self) == text.replacing(said, with: days))
    }
  }

  /// Without the list, further numbers would be words of the first, and what is below it code.
  @Test(arguments: [
    (page, "- 20. November 2026 fly\n  21. November 2026 museum"),
    (page, "- 20. November 2026 fly\n\n      Take the passport."),
    (log, "  - 17. November 2026\n    18. November 2026"),
  ])
  func leaveMoreLinesToTheirWriter(head: String, line: String) throws {
    let found = try findings(in: "---\nkind: \(head)\(line)\n").filter { ["unread-anchor", "unread-entry"].contains($0.rule) }
    #expect(found.count == 1 && found[0].fixes.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: [
    (page, "- 2. May Week"), (page, "- 3. March"), (page, "- 1. Buy milk"), (page, "- 1. Buy milk\n  2. March on"),
    (page, "1. Dezember"), (log, "  - 3. place"),
    ("project\n---\n\n# Project\n\n", "- 1. Dezember 2026 Rom"),
  ])
  func leavesLists(head: String, line: String) throws {
    #expect(try findings(in: "---\nkind: \(head)\(line)\n").map(\.rule) == [])
  }

  private func findings(in text: String) throws -> [Diagnostic] {
    let context = LintContext(today: try #require(CivilDate("2026-11-25")))
    return Linter().lint(LintedFile(path: "file.md", document: Document(reading: SourceText(text)), context: context))
  }
}
