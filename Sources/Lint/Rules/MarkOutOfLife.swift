import Chronology
public import Diagnostics
import Planner

/// `mark-out-of-life`: a mark before birth, or in a week to come.
public enum MarkOutOfLife: Rule {
  public static let name = "mark-out-of-life"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let span = file.reading?.plan.life?.span else { return }
    let today = file.context.today
    let current = span.weekNumber(on: today) ?? 0
    for mark in WrittenMark.all(in: file) {
      guard let week = span.weekNumber(on: mark.date) else {
        findings.add(at: mark.range, beforeMessage(file.quote(mark.range), span.born), help: beforeHelp)
        continue
      }
      if week > current { findings.add(at: mark.range, afterMessage(file.quote(mark.range), today), help: afterHelp) }
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## 2026

      - 2062-11-16 Finished the outline
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## 2026

      - 2026-11-16 Finished the outline
      """
  )

  // MARK: Messages

  private static func beforeMessage(_ date: String, _ born: CivilDate) -> String {
    "\(date) is before the first day of this life, \(born)"
  }
  private static let beforeHelp = "correct the date, or that in “born”"

  private static func afterMessage(_ date: String, _ today: CivilDate) -> String {
    "\(date) is in a future week; today is \(today)"
  }
  private static let afterHelp = "correct the date, or mark the week when it has come"
}
