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
  init?(at offset: Int, in file: LintedFile) {
    guard let page = file.page, let index = RuledItem.index(at: offset, in: file.document.items) else { return nil }
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

  /// The last item that begins at or before an offset. Items stand in the order of the file.
  private static func index(at offset: Int, in items: [Item]) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].headline.range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The days of the rule, as the page reads them.
  var schedule: RecurrenceSchedule {
    rule.schedule(weekStart: .monday, earliestEntry: earliestEntry)
  }
}
