import Chronology
public import Diagnostics
import Outline
import SourceText

/// `ticked-recurring`: the box of a recurring task is ticked.
public enum TickedRecurring: Rule {
  public static let name = "ticked-recurring"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let page = file.reading else { return }
    lazy var lineEnding = file.source.lineEnding
    for (item, reading) in zip(file.document.items, page.items) {
      guard reading?.type == .recurring, let box = item.headline.box, box.state == .done else { continue }
      findings.add(
        at: box.range,
        message(file.quote(box.range)),
        help: help(file.context.today),
        fixes: [move(item, box, in: file, lineEnding: lineEnding)]
      )
    }
  }

  /// Opens the box, and writes today's date where the log goes on.
  private static func move(_ item: Item, _ box: Box, in file: LintedFile, lineEnding: String) -> Fix {
    let entry = LogInsertion(of: file.context.today, below: item, in: file.document, lineEnding: lineEnding)
    return file.fix(
      "Open the box and write \(file.context.today) into the log",
      isSafe: false,
      TextEdit(replacing: box.range, with: "[ ]"),
      entry.edit
    )
  }

  public static let page = RulePage(
    summary: "A recurring task whose box is ticked",
    explanation: "Finds `[x]` before an item with `every`. What was done and when is in its log; the box is no state.",
    reason:
      "A ticked box says that a task is done for good. This one comes again, and the tick does not say which time is meant.",
    example: "- [x] Water plants (every: mon)",
    instead: """
      - [ ] Water plants (every: mon)
        - 2026-11-16
      """,
    fix: "Opens the box and adds an entry with today's date. Unsafe: it may have been done on another day."
  )

  // MARK: Messages

  private static func message(_ box: String) -> String { "\(box) ticks a task that comes again; its log says when it was done" }
  private static func help(_ today: CivilDate) -> String { "write the day below it, as “- \(today)”, and open the box" }
}
