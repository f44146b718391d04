public import Diagnostics
import Outline

/// `entry-value`: an attempt of a best without a number.
public enum EntryValue: Rule {
  public static let name = "entry-value"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for owner in file.document.items where !owner.log.isEmpty && owner.headline.field(.best) != nil {
      for id in owner.log { check(file.document.items[id], in: file, &findings) }
    }
  }

  private static func check(_ item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard let entry = item.entry, item.entryStatus == .done else { return }
    let date = item.headline.anchor.map { file.text($0.range) } ?? entry.days.first.description
    guard entry.valueRange == nil else { return }
    let word = file.text(entry.noteRange).split(separator: " ").first ?? ""
    let isNumberWithComma = word.contains(",") && word.allSatisfy { $0.isASCII && ($0.isNumber || ",.+-".contains($0)) }
    if isNumberWithComma, word.last != "," {
      findings.add(at: item.headline.range, wrongMessage(String(word)), help: wrongHelp)
    } else {
      findings.add(at: item.headline.range, message(date), help: help(date))
    }
  }

  public static let page = RulePage(
    summary: "An attempt without a number",
    explanation: """
      Finds an entry in the log of an item with `best` that has no number directly after its date and time. What stands there \
      is read as a note.
      """,
    reason: "The log of a best is a list of attempts. One without a number counts for nothing.",
    example: """
      - Push-ups: 42 (best: highest)
        - 2026-11-01 did 42
      """,
    instead: """
      - Push-ups: 42 (best: highest)
        - 2026-11-01 42
      """
  )

  // MARK: Messages

  private static func message(_ date: String) -> String { "the attempt of \(date) has no number after its date" }
  private static func help(_ date: String) -> String { "write it first, as “\(date) 42”; what follows it is the note" }

  private static func wrongMessage(_ number: String) -> String { "“\(number)” is not a number, so the attempt has none" }
  private static let wrongHelp = "write digits with a point, as 1.5; commas part only thousands, as 1,200"
}
