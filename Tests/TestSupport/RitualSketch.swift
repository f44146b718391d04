import Chronology
import Planner

/// Rituals in one line, for tables of cases.
///
/// - Rituals stand between ` / `, each with `Title@slot = ` before it, or without; without, they are called A, B, C.
/// - Arcs stand between `; `: `1 - 28!20: habits`, with the day on which it was ended after `!`. Their numbers follow their
///   order.
/// - Habits stand between `, `: `Drink [goal 24] [sun] 1-5 7 s8 m9`. In brackets stand a goal, a rule, `from DAY`,
///   `until DAY`, `in jan`; after them the days on which it was done, skipped (`s`) or missed (`m`).
/// - A day is one of November 2026, or `10/31` of another month of 2026, or a whole date.
/// - `finished DAY` after ` | ` at the end of a ritual.
public enum RitualSketch {
  public static func rituals(_ text: String) -> [TrackedRitual] {
    text.isEmpty ? [] : parts(text, by: " / ").enumerated().map { ritual($0.element, letter: $0.offset) }
  }

  public static func ritual(_ text: String, letter: Int = 0) -> TrackedRitual {
    let head = parts(text, by: " = ")
    let name = head.count > 1 ? parts(head[0], by: "@") : [["A", "B", "C", "D", "E", "F", "G", "H"][letter]]
    let body = parts(head[head.count - 1], by: " | finished ")
    return TrackedRitual(
      title: name[0],
      slot: name.count > 1 ? DaySlot(rawValue: name[1])! : .anytime,
      finished: body.count > 1 ? day(body[1]) : nil,
      arcs: parts(body[0], by: "; ").enumerated().map { arc($0.element, number: $0.offset + 1) }
    )
  }

  public static func arc(_ text: String, number: Int = 1) -> RitualArc {
    let halves = parts(text, by: ": ")
    let range = parts(halves[0], by: "!")
    let ends = parts(range[0], by: " - ").map(day)
    return RitualArc(
      number: number,
      days: DateRange(first: ends[0], last: ends[1])!,
      ended: range.count > 1 ? day(range[1]) : nil,
      habits: halves.count > 1 ? parts(halves[1], by: ", ").map(habit) : []
    )
  }

  public static func habit(_ text: String) -> ArcHabit {
    let name = parts(text, by: " ")[0]
    var habit = ArcHabit(title: name)
    var rest = text.dropFirst(name.count)
    var (from, until): (CivilDate?, CivilDate?)
    var months = MonthSet.all
    while let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]") {
      let option = String(rest[rest.index(after: open)..<close])
      let words = parts(option, by: " ")
      switch words[0] {
      case "goal": habit.goal = Int(words[1])
      case "from": from = day(words[1])
      case "until": until = day(words[1])
      case "in": months = try! MonthSet.parse(String(option.dropFirst(3))).get()
      default: habit.rule = RecurringRule(rule: try! Recurrence.parse(option).get())
      }
      rest = rest[rest.index(after: close)...]
    }
    habit.rule?.from = from
    habit.rule?.until = until
    habit.rule?.months = months
    habit.log = log(String(rest))
    return habit
  }

  /// `1-5 7 s8 m9`
  public static func log(_ text: String) -> [LogRecord] {
    text.split(separator: " ").map { word in
      let status: LogRecord.Status = word.hasPrefix("s") ? .skipped : word.hasPrefix("m") ? .missed : .done
      let digits = String(word.drop { $0.isLetter })
      if let date = CivilDate(digits) { return LogRecord(days: DateRange(date), status: status) }
      let ends = parts(digits, by: "-").map(day)
      return LogRecord(days: DateRange(first: ends[0], last: ends[ends.count - 1])!, status: status)
    }
  }

  /// `20`, `10/31` or `2026-11-20`.
  public static func day(_ text: String) -> CivilDate {
    if let date = CivilDate(text) { return date }
    let numbers = parts(text, by: "/").map { Int($0)! }
    return numbers.count == 1
      ? CivilDate(year: 2026, month: 11, day: numbers[0])! : CivilDate(year: 2026, month: numbers[0], day: numbers[1])!
  }

  /// `1-5 7`, as days of November 2026.
  public static func text(_ days: DaySet) -> String {
    days.ranges.map { range in
      let ends = [range.lowerBound, range.upperBound].map { number -> String in
        let (_, month, day) = CivilDate(dayNumber: number).parts
        return month == 11 ? "\(day)" : "\(month)/\(day)"
      }
      return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")
    }.joined(separator: " ")
  }

  private static func parts(_ text: String, by separator: String) -> [String] {
    var parts: [String] = [""]
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
