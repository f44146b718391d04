import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `never-due`: a rule of recurrence that names no day ever.
public enum NeverDue: Rule {
  public static let name = "never-due"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { $0 == .neverDue ? true : nil }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    for (_, range) in problems {
      let ruled = RuledItem(at: range.lowerBound, index, in: file)
      // A year in March is due once in that month.
      if let ruled, ruled.rule.rule == Recurrence(.year), let once = RuleClauses.once(in: ruled.rule.months) {
        let fix = file.fix(CommonMessage.write("\(once)"), isSafe: false, TextEdit(replacing: range, with: "\(once)"))
        let advice = NeverDueMessage.writeDayOfYear(once, in: ruled.rule.months)
        findings.add(at: range, NeverDueMessage.isNeverDue(file.excerpt(range)), help: advice, fix: fix)
        continue
      }
      let advice = ruled.map { reason($0, in: file) } ?? .nameOtherDay
      findings.add(at: range, NeverDueMessage.isNeverDue(file.excerpt(range)), help: advice)
    }
  }

  /// Which of the rule and its bounds leaves no day.
  private static func reason(_ ruled: RuledItem, in file: LintedFile) -> NeverDueMessage {
    let rule = ruled.rule
    let entry = ruled.earliestEntry
    guard !RecurrenceSchedule(rule.rule, from: rule.from, earliestEntry: entry).isNever else { return .nameOtherDay }
    let unbounded = RecurrenceSchedule(rule.rule, from: rule.from, months: rule.months, earliestEntry: entry)
    if unbounded.isNever { return .isNotIn(rule.months) }
    guard let until = rule.until, let first = unbounded.next(onOrAfter: rule.from ?? .earliest) else { return .nameOtherDay }
    return .endsTooEarly(until, first: first)
  }

  public static let example = RuleExample(
    found: "- [ ] Celebrate (every: year on feb 30)",
    instead: "- [ ] Celebrate (every: year on feb 28)"
  )
}

/// What `never-due` says.
enum NeverDueMessage: Message {
  case isNeverDue(String)
  case nameOtherDay
  /// The months in which no day of the rule is.
  case isNotIn(MonthSet)
  /// How a year in some months is written.
  case writeDayOfYear(Recurrence, in: MonthSet)
  /// A day in `until`, and the first day of the rule without it.
  case endsTooEarly(CivilDate, first: CivilDate)
}
