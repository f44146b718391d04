import Chronology
public import Diagnostics
import Outline
import SourceText

/// `never-due`: a rule of recurrence that names no day ever.
public enum NeverDue: Rule {
  public static let name = "never-due"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { $0 == .neverDue ? true : nil }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (_, range) in problems {
      let ruled = RuledItem(at: range.lowerBound, index, in: file)
      // A year in March is due once in that month.
      if let ruled, ruled.rule.rule == Recurrence(.year), let once = RuleClauses.once(in: ruled.rule.months) {
        let fix = file.fix("Write “\(once)”", isSafe: false, TextEdit(replacing: range, with: "\(once)"))
        findings.add(at: range, message(file.quote(range)), help: onceHelp(once, ruled.rule.months), fix: fix)
        continue
      }
      findings.add(at: range, message(file.quote(range)), help: ruled.map { reason($0, in: file) } ?? correct)
    }
  }

  /// Which of the rule and its bounds leaves no day.
  private static func reason(_ ruled: RuledItem, in file: LintedFile) -> String {
    let rule = ruled.rule
    let entry = ruled.earliestEntry
    guard !RecurrenceSchedule(rule.rule, from: rule.from, earliestEntry: entry).isNever else { return correct }
    let unbounded = RecurrenceSchedule(rule.rule, from: rule.from, months: rule.months, earliestEntry: entry)
    if unbounded.isNever { return noneInMonths(rule.months) }
    guard let until = rule.until, let first = unbounded.next(onOrAfter: rule.from ?? .earliest) else { return correct }
    return tooLate(until, first)
  }

  public static let page = RulePage(
    summary: "A rule that is never due",
    explanation: "Finds a rule of recurrence that no day of the calendar fits, together with its `in`, `from` and `until`.",
    reason: "The item is never due, and nothing else would say so.",
    example: "- [ ] Celebrate (every: year on feb 30)",
    instead: "- [ ] Celebrate (every: year on feb 28)",
    fix: "Writes the first day of the month for a year `in` that month. Unsafe: another day may be meant."
  )

  // MARK: Messages

  private static func message(_ rule: String) -> String { "\(rule) is never due" }
  private static let correct = "the calendar has no such day; name another"
  private static func noneInMonths(_ months: MonthSet) -> String {
    "no day that it names is in “\(months)”; name another day, or other months in “in”"
  }
  private static func onceHelp(_ once: Recurrence, _ months: MonthSet) -> String {
    "a year begins in January, and “in” leaves only “\(months)”: write the day, as “\(once)”"
  }
  private static func tooLate(_ until: CivilDate, _ first: CivilDate) -> String {
    "its first day would be \(first), but it ends with “until” on \(until); name a later day"
  }
}
