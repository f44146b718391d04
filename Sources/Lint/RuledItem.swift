import Chronology
import Outline
import Planner

/// The item that stands at some bytes of a page, with its rule of recurrence.
struct RuledItem {
  let item: Item
  let rule: RecurringRule
  /// The field that holds the rule.
  let field: Field
  /// The first day of its log.
  let earliestEntry: CivilDate?

  /// Nil where no recurring task and no streak stands at the offset.
  init?(at offset: Int, _ headlines: HeadlineIndex, in file: LintedFile) {
    guard let page = file.reading, let index = headlines[offset]?.item else { return nil }
    item = file.document.items[index]
    let key: FieldKey
    switch page.items[index]?.content {
    case .recurring(let recurring): (key, rule) = (.every, recurring)
    case .streak(let streak):
      (key, rule) = (.streak, RecurringRule(rule: streak.rule, from: streak.from, until: streak.until))
    default: return nil
    }
    guard let field = item.headline.field(key) else { return nil }
    self.field = field
    earliestEntry = item.log.compactMap { file.document.items[$0].entry?.days.first }.min()
  }

  /// The days of the rule, as the page reads them.
  var schedule: RecurrenceSchedule {
    rule.schedule(weekStart: .monday, earliestEntry: earliestEntry)
  }
}
