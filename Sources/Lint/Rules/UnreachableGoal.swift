import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `unreachable-goal`: a goal, or a number of times, above what its period can hold.
public enum UnreachableGoal: Rule {
  public static let name = "unreachable-goal"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for arc in file.arcs { checkHabits(of: arc, in: file, &findings) }
    let problems = file.readingProblems { kind -> Int? in
      if case .unreachableGoal(let days) = kind { days } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    for (days, range) in problems {
      let ruled = RuledItem(at: range.lowerBound, index, in: file)
      let problem: UnreachableGoalMessage
      if let ruled, ruled.field.valueRange == range {
        problem = .ruleCannotBeReached(file.excerpt(range), days)
      } else {
        let rule = ruled.map { file.excerpt($0.field.valueRange) }
        let goal = file.excerpt(range)
        problem = days == 1 ? .countsSingleDays(goal: goal, rule) : .hasDays(goal: goal, rule, days)
      }
      let advice: UnreachableGoalMessage = days == 1 ? .deleteIt : .writeUpTo(days)
      findings.add(at: range, problem, help: advice)
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
      let problem: UnreachableGoalMessage =
        habit.rule == nil ? .arcHasDays(goal: goal, arc: arc.number, due) : .arcHasDueDays(goal: goal, arc: arc.number, due)
      let advice: UnreachableGoalMessage = due > 0 ? .writeUpToOrLeaveOut(due) : .leaveOut
      findings.add(at: field.valueRange, problem, help: advice)
    }
  }

  public static let example = RuleExample(
    found: "- Swim (streak: weekly, goal: 8)",
    instead: "- Swim (streak: weekly, goal: 3)"
  )
}

/// What `unreachable-goal` says.
enum UnreachableGoalMessage: Message {
  /// A rule of too many times, and the days of its period.
  case ruleCannotBeReached(String, Int)
  /// A goal, and the rule beside it, where it is known.
  case countsSingleDays(goal: String, String?)
  case hasDays(goal: String, String?, Int)
  /// A goal of a habit, the number of its arc, and the days of that.
  case arcHasDays(goal: Int, arc: Int, Int)
  /// The same, and the days on which the habit is due.
  case arcHasDueDays(goal: Int, arc: Int, Int)
  case writeUpToOrLeaveOut(Int)
  case leaveOut
  /// What to do about a goal of a single day.
  case deleteIt
  case writeUpTo(Int)
}
