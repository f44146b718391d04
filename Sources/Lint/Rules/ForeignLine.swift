public import Diagnostics
import Import
import Languages
import Outline
import SourceText

/// `foreign-line`: a task as another program writes it.
public enum ForeignLine: Rule {
  public static let name = "foreign-line"
  public static let severity = Severity.warning
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    ForeignLineFindings.add(file.foreignLines.filter { !$0.isLikely }, in: file, problem, &findings)
  }

  public static let page = RulePage(
    summary: "A task as another program writes it",
    explanation: """
      Finds lines of the plug-in Tasks of Obsidian (`📅 2026-12-31 ⏫ 🔁 every week`), of Dataview as Tasks uses it (`[scheduled:: \
      2026-12-31]`), Org (`TODO [#A]`, `DEADLINE: <2026-12-31 Thu>`), todo.txt (`(A) words @phone due:2026-12-31`, `x 2026-11-20 \
      words`), TaskPaper (`@due(2026-12-31)`, `@done`), Todoist (`every day p1`) and Logseq (`deadline:: [[2026-12-31]]`). One \
      finding names all signs of a line.
      """,
    reason: "It looks like a task with a date and is read as words: the task is never due.",
    example: "- [ ] Pay the rent 🔼 📅 2026-12-31",
    instead: "- [ ] Pay the rent (due: 2026-12-31, priority: medium)",
    fix: """
      Writes the whole line as a task, with the fields that its signs say. What has no key stays as words: `⏳ 2026-12-01` becomes \
      `scheduled 2026-12-01`. Safe where everything has one reading and a key. Offered only where all that the line says would be \
      read.
      """
  )

  // MARK: Messages

  private static func problem(_ signs: ToldSigns, _ draft: LineDraft) -> ForeignLineMessage {
    signs.count == 1 ? .isSign(signs, of: draft.programs) : .areSigns(signs, of: draft.programs)
  }
}

/// What `foreign-line` says besides what all lines of other programs have in common (`ForeignLineFindings`).
enum ForeignLineMessage: Message {
  /// A sign, and the programs that have it.
  case isSign(ToldSigns, of: [String])
  case areSigns(ToldSigns, of: [String])
}
