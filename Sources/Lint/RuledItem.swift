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
    guard let content = page.items[index]?.content, let rule = content.rule,
      let field = item.headline.field(content.type == .streak ? .streak : .every)
    else { return nil }
    self.rule = rule
    self.field = field
    weekStart = file.context.settings.weekStarts
    earliestEntry = file.document.earliestEntry(of: item)
  }

  /// The days of the rule.
  var schedule: RecurrenceSchedule {
    rule.schedule(weekStart: weekStart, earliestEntry: earliestEntry)
  }
}
