import Chronology
public import Diagnostics
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
        findings.add(at: mark.range, message(days, line), help: help(days), line: line)
      } else {
        lines[week] = mark.line
      }
    }
  }

  public static let page = RulePage(
    summary: "Two marks in one week of a life",
    explanation: """
      Finds a mark whose week an earlier mark of the file has. The weeks of a life begin on the weekday of its first day, and \
      not with those of the calendar.
      """,
    reason: "A week has one square, and one mark to fill it with: the first. What a second says is not shown.",
    example: """
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

  // MARK: Messages

  private static func message(_ days: DateRange, _ line: Int) -> String {
    "the week from \(days.first) to \(days.last) has a mark already, on line \(line)"
  }
  private static func help(_ days: DateRange) -> String {
    "join the two, or correct a date: the weeks of this life begin on a \(days.first.weekday.title)"
  }
}
