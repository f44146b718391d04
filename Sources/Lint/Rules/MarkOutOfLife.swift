import Chronology
public import Diagnostics
import Languages
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
        findings.add(
          at: mark.range,
          MarkOutOfLifeMessage.isBeforeBirth(file.excerpt(mark.range), born: span.born),
          help: MarkOutOfLifeMessage.correctDateOrBorn
        )
        continue
      }
      if week > current {
        findings.add(
          at: mark.range,
          MarkOutOfLifeMessage.isInFuture(file.excerpt(mark.range), today: today),
          help: MarkOutOfLifeMessage.correctDateOrWait
        )
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
}

/// What `mark-out-of-life` says.
enum MarkOutOfLifeMessage: Message {
  case isBeforeBirth(String, born: CivilDate)
  case correctDateOrBorn
  case isInFuture(String, today: CivilDate)
  case correctDateOrWait
}
