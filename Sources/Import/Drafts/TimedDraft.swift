import Chronology
package import Planner

/// Something that took time, as blocks of days.
package struct TimedDraft {
  /// What takes longer is no block of a day.
  package static let mostDays = 31

  package var title: String
  package var start: Moment
  /// Nil where no end is known.
  package var end: Moment?
  /// The box of each block; nil for none.
  package var box: BoxState?
  /// What stands below the first block, and a color and when it calls.
  package var item: PlanItem
  /// What its program knows it by; nil where there is nothing.
  package var origin: String?

  package init(_ title: String, from start: Moment, to end: Moment?) {
    (self.title, self.start, self.end) = (title, start, end)
    item = PlanItem(.block(.at(start.time)), text: title)
  }

  /// A draft for each day that it is on, as no block passes midnight.
  package func drafts(at place: ImportPlace, original: String, kept: [KeptThing] = []) -> [ImportDraft] {
    func unread(_ reason: DraftReason) -> [ImportDraft] {
      [ImportDraft(.unread(.because(reason)), at: place, original: original)]
    }
    if let end, end < start { return unread(.endIsBeforeStart) }
    let last = end?.date ?? start.date
    guard start.date.days(until: last) < TimedDraft.mostDays else {
      return unread(.takesTooLong(days: TimedDraft.mostDays))
    }
    var drafts: [ImportDraft] = []
    for number in start.date.dayNumber...last.dayNumber {
      let date = CivilDate(dayNumber: number)
      let from = date == start.date ? start.time : .startOfDay
      let to = end.map { date == $0.date ? $0.time : .endOfDay }
      // One that ends at midnight is on the day before it alone.
      if to == .startOfDay, date > start.date { break }
      let range = to.flatMap { $0 > from ? TimeRange(start: from, end: $0) : nil }
      let time = range.map(ScheduleTime.range) ?? .at(from)
      var item = drafts.isEmpty ? item : PlanItem(.block(time), text: title)
      (item.content, item.box) = (.block(time), box)
      let origin = origin.map { drafts.isEmpty ? $0 : "\($0) +\(drafts.count)" }
      drafts.append(
        ImportDraft(
          .item(DraftedItem(item, in: DraftHome(dayOf: date), date: date, origin: origin)),
          at: place,
          original: original,
          kept: drafts.isEmpty ? kept : []
        )
      )
    }
    return drafts
  }
}
