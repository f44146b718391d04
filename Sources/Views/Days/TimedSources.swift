import Chronology
import Outline
import Planner
import Vault

/// What of the projects and pages of a vault stands at a time of days, found once for any number of them. What is set aside has
/// none.
struct TimedSources: Sendable {
  /// A task that recurs at times. Its item says all but the day. One reference, as each is asked on each of many days.
  private final class Recurring: Sendable {
    let item: TimedItem
    let place: Int
    let times: RecurringTimes

    /// Of none that is over it is the last day of all.
    var firstPastDay: CivilDate { times.firstPastDay ?? .latest }

    init(item: TimedItem, place: Int, times: RecurringTimes) {
      (self.item, self.place, self.times) = (item, place, times)
    }
  }

  /// A row of the schedule of a page, which is on every day that is not over.
  private struct Row: Sendable {
    var item: TimedItem
    var place: Int
  }

  private let today: CivilDate
  /// By the first days that are over of which they tell something: of most days of many years that is none, or a few.
  private var recurring: [Recurring] = []
  private var firstPastDays: [CivilDate] = []
  private var rows: [Row] = []
  /// Whether a task that recurs at times has an entry of a day that is still to come. When that day is there, it tells something of days
  /// before it.
  private(set) var hasEntriesAhead = false

  init(_ plans: VaultPlans, today: CivilDate) {
    self.today = today
    let weekStart = plans.settings.weekStarts
    for file in plans.projects { add(file.record, file.value.content, isProject: true, weekStart) }
    for file in plans.pages { add(file.record, file.value.content, isProject: false, weekStart) }
    recurring.sort { $0.firstPastDay < $1.firstPastDay }
    firstPastDays = recurring.map(\.firstPastDay)
  }

  private mutating func add(_ record: VaultRecord, _ content: PlanContent, isProject: Bool, _ weekStart: Weekday) {
    for section in content.allSections where !section.isSetAside {
      section.forEachItem { item in
        if case .recurring(let rule) = item.content, rule.hasTimes {
          let times = RecurringTimes(rule, item.log, weekStart: weekStart, today: today)
          if !hasEntriesAhead { hasEntriesAhead = item.log.contains { $0.days.last > today } }
          // When it is, and what becomes of it, is another on each day.
          let kind = TimedItem.Kind.recurring(rule: "\(rule.rule)", .ahead)
          recurring.append(
            Recurring(item: timed(kind, .startOfDay, nil, item, record, isProject), place: places, times: times)
          )
        } else if case .schedule(let time) = item.content, !isProject, item.box?.isToDo ?? true {
          rows.append(Row(item: timed(.row, time.start, time.end, item, record, isProject), place: places))
        }
      }
    }
  }

  /// How many were found so far.
  private var places: Int { recurring.count + rows.count }

  private func timed(
    _ kind: TimedItem.Kind,
    _ start: TimeOfDay,
    _ end: TimeOfDay?,
    _ item: PlanItem,
    _ record: VaultRecord,
    _ isProject: Bool
  ) -> TimedItem {
    TimedItem(
      kind: kind,
      start: start,
      end: end,
      title: item.text,
      icon: item.icon,
      home: record.title,
      isOfProject: isProject,
      place: record.line(of: item).map { DaySheet.Place(path: record.path, line: $0) }
    )
  }

  /// Those of a day: of projects, then of pages, by their times. Of a day that is over only what recurs is known.
  func items(on date: CivilDate) -> [TimedItem] {
    var found: [(item: TimedItem, place: Int)] = date < today ? [] : rows.map { ($0.item, $0.place) }
    for source in sources(on: date) {
      for occurrence in source.times.occurrences(on: date) {
        var item = source.item
        if case .recurring(let rule, _) = item.kind { item.kind = .recurring(rule: rule, occurrence.state) }
        (item.start, item.end) = (occurrence.start, occurrence.end)
        found.append((item, source.place))
      }
    }
    guard found.count > 1 else { return found.map(\.item) }
    // An item is large to move.
    let keys = found.indices.map { (start: found[$0].item.start, place: found[$0].place, offset: $0) }
    return keys.sorted { $0 < $1 }.map { found[$0.offset].item }
  }

  /// Those of which something may be told on a day.
  private func sources(on date: CivilDate) -> ArraySlice<Recurring> {
    guard date < today else { return recurring[...] }
    var (low, high) = (0, firstPastDays.count)
    while low < high {
      let middle = (low + high) / 2
      if firstPastDays[middle] <= date { low = middle + 1 } else { high = middle }
    }
    return recurring[..<low]
  }
}
