import Chronology
public import Diagnostics
import Languages
import Planner

/// `duplicate-week`: two marks in one week of a life.
public enum DuplicateWeek: Rule {
  public static let name = "duplicate-week"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let span = file.reading?.plan.life?.span else { return }
    var lines: [Int: Int] = [:]
    for mark in WrittenMark.all(in: file) {
      guard let week = span.weekNumber(on: mark.date), let days = span.days(ofWeek: week) else { continue }
      if let line = lines[week] {
        let help = DuplicateWeekMessage.joinOrCorrect(days.first.weekday)
        findings.add(at: mark.range, DuplicateWeekMessage.hasMark(days, line: line), help: help, line: line)
      } else {
        lines[week] = mark.line
      }
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

      - 2026-11-12 Finished the outline
      - 2026-11-18 Rested
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## 2026

      - 2026-11-12 Finished the outline, and rested
      """
  )
}

/// What `duplicate-week` says.
enum DuplicateWeekMessage: Message {
  /// The days of a week, and the line of the mark that it has already.
  case hasMark(DateRange, line: Int)
  /// With the day on which the weeks of the life begin.
  case joinOrCorrect(Weekday)
}
