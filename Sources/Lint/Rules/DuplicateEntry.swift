import Chronology
public import Diagnostics
import Outline
import SourceText

/// `duplicate-entry`: a day that a log holds twice.
public enum DuplicateEntry: Rule {
  public static let name = "duplicate-entry"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for owner in file.document.items where owner.log.count > 1 && owner.headline.field(.best) == nil {
      check(owner, in: file, &findings)
    }
  }

  private static func check(_ owner: Item, in file: LintedFile, _ findings: inout Findings) {
    var seen: [(days: DateRange, status: LogEntry.Status?, line: Int)] = []
    for id in owner.log {
      let item = file.document.items[id]
      guard let entry = item.entry, entry.time == nil else { continue }
      if let earlier = seen.first(where: { $0.days.overlaps(entry.days) && $0.status == item.entryStatus }) {
        let repeats = earlier.days.contains(entry.days.first) && earlier.days.contains(entry.days.last)
        let isBare = item.notes.isEmpty && item.elements.isEmpty && entry.note.isEmpty && item.headline.fields.isEmpty
        let lines = file.source.fullRange(ofLines: item.lines)
        findings.add(
          at: item.headline.anchor?.range ?? item.headline.range,
          message(entry.days, earlier.line),
          help: help,
          fixes: repeats && isBare ? [file.fix(fixTitle, isSafe: true, TextEdit(deleting: lines))] : []
        )
      }
      seen.append((entry.days, item.entryStatus, item.lines.lowerBound + 1))
    }
  }

  public static let page = RulePage(
    summary: "A day that stands in a log twice",
    explanation: """
      Finds an entry whose day, or one of whose days, an earlier entry of the same log and the same state has. Entries with a \
      time are left alone, and so are the attempts of a best.
      """,
    reason: "A log is a set of days: the second entry says nothing, and hides that another day may have been meant.",
    example: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-17
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-18
      """,
    fix: "Deletes the line, if it has neither note nor field. Safe: the log says the same without it."
  )

  // MARK: Messages

  private static func message(_ days: DateRange, _ line: Int) -> String {
    let written = days.count == 1 ? days.first.description : days.description
    return "“\(written)” stands in this log already, on line \(line)"
  }
  private static let help = "delete one of the two lines, or correct its date"
  private static let fixTitle = "Delete the line"
}
