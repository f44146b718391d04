import Chronology
public import Diagnostics
import Outline
import SourceText

/// `unphased-rule`: a rule of every second or rarer period that does not say which.
public enum UnphasedRule: Rule {
  public static let name = "unphased-rule"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> Bool? in
      if case .unphased = kind { true } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (_, range) in problems {
      guard let ruled = RuledItem(at: range.lowerBound, index, in: file), ruled.item.headline.field(.from) == nil else {
        continue
      }
      let from = phase(of: ruled, on: file.context.today)
      findings.add(at: range, message(file.quote(range), ruled), help: help(from), fixes: [add(from, to: ruled, in: file)])
    }
  }

  /// A day from which counting gives the days that are due without it: where there is a log, in the period of its first entry;
  /// else the latest due day.
  private static func phase(of ruled: RuledItem, on today: CivilDate) -> CivilDate {
    let schedule = ruled.schedule
    if schedule.rule.times != nil, let period = schedule.period(containing: ruled.earliestEntry ?? today) {
      return period.first
    }
    guard let entry = ruled.earliestEntry else {
      return schedule.latest(onOrBefore: today) ?? schedule.next(onOrAfter: today) ?? schedule.phase
    }
    guard schedule.rule.selection == .unsaid else { return entry }
    // Without `on` the weekday or day of `from` is due, so that it must be the first of its period.
    switch schedule.rule.unit {
    case .hour, .day: return entry
    case .week: return entry.startOfWeek(from: schedule.weekStart)
    case .month: return entry.startOfMonth
    case .year: return CivilDate(year: entry.year, month: 1, day: 1) ?? entry
    }
  }

  private static func add(_ from: CivilDate, to ruled: RuledItem, in file: LintedFile) -> Fix {
    let value = ruled.field.valueRange.upperBound
    let group = ruled.item.headline.groups.first { $0.range.contains(ruled.field.nameRange.lowerBound) }
    let edit: TextEdit
    switch group?.spelling {
    case .dataviewSquare: edit = TextEdit(insertingAt: group?.range.upperBound ?? value, " [from:: \(from)]")
    case .dataviewRound: edit = TextEdit(insertingAt: group?.range.upperBound ?? value, " (from:: \(from))")
    case .plain, nil:
      let quote = ruled.field.isQuoted ? (file.source.bytes[value] == UInt8(ascii: "\"") ? 1 : 3) : 0
      edit = TextEdit(insertingAt: value + quote, ", from: \(from)")
    }
    return file.fix("Write “from: \(from)”", isSafe: true, edit)
  }

  public static let page = RulePage(
    summary: "A rule that does not say from when it counts",
    explanation: """
      Finds a rule of more than every single day, week, month or year without `from`. It is counted from the first entry of \
      the log, and without one from Monday 2000-01-03.
      """,
    reason: "Which of two weeks is meant is not in the file, and changes when an earlier day is added to the log.",
    example: "- [ ] Water plants (every: 2 weeks on mon)",
    instead: "- [ ] Water plants (every: 2 weeks on mon, from: 2026-11-09)",
    fix: "Writes `from` with a day that gives the same due days from now on. Safe."
  )

  // MARK: Messages

  private static func message(_ rule: String, _ ruled: RuledItem) -> String {
    let phase = ruled.earliestEntry.map { "its first entry, \($0)" } ?? ruled.schedule.phase.description
    return "\(rule) has no “from”, so it counts from \(phase)"
  }
  private static func help(_ from: CivilDate) -> String { "write “from: \(from)” to keep the days that are due now" }
}
