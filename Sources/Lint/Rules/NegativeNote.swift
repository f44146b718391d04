public import Diagnostics
import Outline
import SourceText

/// `negative-note`: an entry that counts as done and says that it was not.
public enum NegativeNote: Rule {
  public static let name = "negative-note"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for owner in file.document.items where !owner.log.isEmpty && owner.headline.field(.best) == nil {
      for id in owner.log { check(file.document.items[id], in: file, &findings) }
    }
  }

  private static func check(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard let entry = item.entry, entry.status == nil, item.entryStatus == .done, !entry.noteRange.isEmpty,
      isNegative(file.text(entry.noteRange))
    else { return }
    let correct = file.fix(fixTitle, isSafe: false, TextEdit(replacing: entry.noteRange, with: "missed"))
    findings.add(at: entry.noteRange, message(file.quote(entry.noteRange)), help: help, fixes: [correct])
  }

  /// Whether a note says no and nothing else. Case, the form of the apostrophe, and one `.` or `!` at the end are ignored.
  static func isNegative(_ note: String) -> Bool {
    let note = note.lowercased().replacing("’", with: "'")
    return notes.contains(note.last == "." || note.last == "!" ? String(note.dropLast()) : note)
  }

  private static let notes: Set<String> = [
    "no", "nope", "not", "not done", "not today", "did not", "didn't", "forgot", "forgot it", "forgotten",
  ]

  public static let page = RulePage(
    summary: "A note that says no, in an entry that counts as done",
    explanation: """
      Finds an entry without a state whose note is only “no”, “not done”, “forgot” or the like. Longer notes are left alone, \
      and so is one after the word `done`.
      """,
    reason: "A line with a date says that it was done on that day, whatever its note says. The streak goes on.",
    example: """
      - Meditate (streak: daily)
        - 2026-11-18 forgot
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-18 missed
      """,
    fix: "Writes `missed` instead. Unsafe: it changes the streak, and `skipped` may be meant."
  )

  // MARK: Messages

  private static func message(_ note: String) -> String { "\(note) is only a note: the day counts as done" }
  private static let help = "write “missed” or “skipped” instead, or delete the entry"
  private static let fixTitle = "Write “missed”"
}
