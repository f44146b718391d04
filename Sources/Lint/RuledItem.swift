import Chronology
import Outline
import Planner

/// The item that stands at some bytes of a file, with its rule of recurrence.
struct RuledItem {
  let item: Item
  let rule: RecurringRule
  /// The field that holds the rule.
  let field: Field
  /// The first day of its log.
  let earliestEntry: CivilDate?
  private let weekStart: Weekday

  /// Nil where no recurring task, no streak, no habit with a rule and no repeating block stands at the offset.
  init?(at offset: Int, _ headlines: HeadlineIndex, in file: LintedFile) {
    guard let page = file.reading, let index = headlines[offset]?.item else { return nil }
    item = file.document.items[index]
    let key: FieldKey
    switch page.items[index]?.content {
    case .recurring(let recurring): (key, rule) = (.every, recurring)
    case .streak(let streak):
      (key, rule) = (.streak, RecurringRule(rule: streak.rule, from: streak.from, until: streak.until))
    case .routine(let routine):
      guard let repeated = routine.rule else { return nil }
      (key, rule) = (.every, repeated)
    case .habit(let habit):
      guard let repeated = habit.rule else { return nil }
      (key, rule) = (.every, repeated)
    default: return nil
    }
    guard let field = item.headline.field(key) else { return nil }
    self.field = field
    weekStart = file.context.settings.weekStarts
    earliestEntry = item.log.compactMap { file.document.items[$0].entry?.days.first }.min()
  }

  /// The days of the rule.
  var schedule: RecurrenceSchedule {
    rule.schedule(weekStart: weekStart, earliestEntry: earliestEntry)
  }
}
