import Chronology
public import Diagnostics
import Languages
import SourceText

/// `month-end`: a rule on the 29th, 30th or 31st, which some months lack.
public enum MonthEnd: Rule {
  public static let name = "month-end"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { $0 == .monthEnd ? true : nil }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    for (_, range) in problems {
      guard let ruled = RuledItem(at: range.lowerBound, index, in: file), case .days(let days) = ruled.rule.rule.selection,
        !ruled.schedule.isNever
      else { continue }
      let lacking = days.numbers.filter { day in ruled.rule.months.months.contains { !has(day, $0) } }
      guard !lacking.isEmpty else { continue }
      let kept = MonthDays(days.numbers.filter { !lacking.contains($0) }, last: true)
      let last = Recurrence(every: ruled.rule.rule.interval, .month, on: .days(kept))?.description ?? "month on last"
      findings.add(
        at: range,
        MonthEndMessage.passesOverMonths(file.excerpt(range), days: lacking),
        help: MonthEndMessage.writeLast(last),
        fixes: [file.fix(CommonMessage.write(last), isSafe: false, TextEdit(replacing: range, with: last))]
      )
    }
  }

  /// Whether a month has a day every year.
  private static func has(_ day: Int, _ month: Month) -> Bool {
    day <= CivilDate.daysInMonth(month.rawValue, ofYear: 2001)
  }

  public static let example = RuleExample(
    found: "- [ ] Send the invoice (every: month on 31)",
    instead: "- [ ] Send the invoice (every: month on last)"
  )
}

/// What `month-end` says.
enum MonthEndMessage: Message {
  /// The days that some months lack: `“month on 31” passes over the months without a day 31`
  case passesOverMonths(String, days: [Int])
  case writeLast(String)
}
