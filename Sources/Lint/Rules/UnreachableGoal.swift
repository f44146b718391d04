public import Diagnostics

/// `unreachable-goal`: a goal, or a number of times, above what its period can hold.
public enum UnreachableGoal: Rule {
  public static let name = "unreachable-goal"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> Int? in
      if case .unreachableGoal(let days) = kind { days } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (days, range) in problems {
      let ruled = RuledItem(at: range.lowerBound, index, in: file)
      if let ruled, ruled.field.valueRange == range {
        findings.add(at: range, message(file.quote(range), days), help: help(days))
      } else {
        let rule = ruled.map { file.quote($0.field.valueRange) } ?? "its rule"
        findings.add(at: range, message(file.quote(range), rule, days), help: help(days))
      }
    }
  }

  public static let page = RulePage(
    summary: "A goal that cannot be reached",
    explanation: """
      Finds a `goal` of a streak, or a rule of so many times a period, that is above the number of days in its period: 7 of a \
      week, 31 of a month, 366 of a year. A rule that names days has periods of one day.
      """,
    reason: "A day counts once, so it is never done as often, whatever is done.",
    example: "- Swim (streak: weekly, goal: 8)",
    instead: "- Swim (streak: weekly, goal: 3)"
  )

  // MARK: Messages

  private static func message(_ goal: String, _ rule: String, _ days: Int) -> String {
    "a goal of \(goal) cannot be reached: \(rule) " + (days == 1 ? "counts single days" : "has \(days) days")
  }
  private static func message(_ rule: String, _ days: Int) -> String {
    "\(rule) cannot be reached: its period has \(days) days"
  }
  private static func help(_ days: Int) -> String {
    days == 1
      ? "delete it: a day is done or not; several times a week is “streak: weekly, goal: 3”" : "write a number up to \(days)"
  }
}
