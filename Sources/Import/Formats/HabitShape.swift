package import Chronology
import Outline
package import Planner

/// A habit of another program as one of a ritual, in arcs of half a year.
package struct HabitShape {
  package var title: String
  /// What tells it apart from an earlier one of its name.
  package var id: String?
  /// How often it is due, of so many days.
  package var times = 1
  package var days = 1
  /// What has no key, each with what it is.
  package var words: [(what: KeptThing, text: String)] = []

  package init(_ title: String, times: Int = 1, days: Int = 1) {
    (self.title, self.times, self.days) = (title, max(1, times), max(1, days))
  }

  /// Whether how often it is due has a rule of the format.
  package var hasRule: Bool { times >= days || HabitShape.rule(times, days) != nil }

  /// How often something is due, in the words in which a note keeps what has no rule: `1 time in 3 days`.
  package static func words(_ times: Int, in days: Int) -> String {
    "\(times) \(times == 1 ? "time" : "times") in \(days) days"
  }

  /// The habit in an arc.
  ///
  /// - Parameters:
  ///   - first: its first day, before which it is not due.
  ///   - last: its last day, if it was archived.
  package func item(in arc: ArcTitle, from first: CivilDate?, until last: CivilDate?) -> PlanItem {
    var rule = HabitShape.rule(times, days).map { RecurringRule(rule: $0) }
    var due = arc.days
    func bound() -> RecurringRule? { rule ?? HabitShape.parsed("daily").map { RecurringRule(rule: $0) } }
    if let first, arc.days.contains(first), first > arc.days.first {
      rule = bound()
      rule?.from = first
      due = DateRange(first: first, last: due.last) ?? due
    }
    if let last, arc.days.contains(last), last < arc.days.last {
      rule = bound()
      rule?.until = last
      due = DateRange(first: due.first, last: last) ?? due
    }
    var goal: Int?
    if !hasRule { goal = max(1, due.count * times / days) }
    var item = PlanItem(.habit(HabitRule(rule: rule, goal: goal)), text: title, id: id)
    if first.map({ arc.days.contains($0) }) ?? true, !words.isEmpty { item.notes = [words.map(\.text).joined(separator: "; ")] }
    return item
  }

  /// The rule of a frequency; nil for every day, and for one that has no rule of weeks, months or years.
  private static func rule(_ times: Int, _ days: Int) -> Recurrence? {
    let units = [7: "week", 30: "month", 31: "month", 365: "year"]
    guard times < days, let unit = units[days] else { return nil }
    return parsed(times == 1 ? unit : "\(times) times a \(unit)")
  }

  private static func parsed(_ text: String) -> Recurrence? { try? Recurrence.parse(text).get() }
}
