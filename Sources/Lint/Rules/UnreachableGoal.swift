import Chronology
public import Diagnostics
import Outline
import Planner

/// `unreachable-goal`: a goal, or a number of times, above what its period can hold.
public enum UnreachableGoal: Rule {
  public static let name = "unreachable-goal"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for arc in WrittenArc.all(in: file) { checkHabits(of: arc, in: file, &findings) }
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

  /// A habit is done once a day, on the days of its arc on which it is due; from when a rule `after done` counts, entries say.
  private static func checkHabits(of arc: WrittenArc, in file: LintedFile, _ findings: inout Findings) {
    for index in arc.habits {
      guard case .habit(let habit) = file.reading?.items[index]?.content, let goal = habit.goal, goal > 0,
        habit.rule?.rule.isAfterDone != true, let field = file.document.items[index].headline.field(.goal)
      else { continue }
      let due = HabitDays(
        ArcHabit(title: "", rule: habit.rule, goal: goal),
        in: arc.days,
        weekStart: file.context.settings.weekStarts
      ).due.count
      guard goal > due else { continue }
      findings.add(at: field.valueRange, arcMessage(goal, arc, due, hasRule: habit.rule != nil), help: arcHelp(due))
    }
  }

  public static let page = RulePage(
    summary: "A goal that cannot be reached",
    explanation: """
      Finds a `goal` of a streak, or a rule such as `3 times a week`, with a number above that of the days in its period: 7 of a \
      week, 31 of a month, 366 of a year. A rule that names days has periods of one day. Also a `goal` of a habit that is above \
      the number of days of its arc on which it is due.
      """,
    reason: "A day counts once, so the goal cannot be reached, however often it is done.",
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
  private static func arcMessage(_ goal: Int, _ arc: WrittenArc, _ due: Int, hasRule: Bool) -> String {
    let days = due == 1 ? "1 day" : "\(due) days"
    return "a goal of \(goal) cannot be reached: \(arc.words) "
      + (hasRule ? "has \(days) on which the habit is due" : "has \(days)")
  }
  private static func arcHelp(_ due: Int) -> String {
    due > 0 ? "write a number up to \(due), or leave it out for all of them" : "leave it out, or change the rule"
  }

  private static func help(_ days: Int) -> String {
    days == 1
      ? "delete it: a day is done or not; several times a week is “streak: weekly, goal: 3”" : "write a number up to \(days)"
  }
}
