package import Chronology
import Languages
import Outline
package import Planner

/// A habit with what was read of its days.
package struct HabitHistory {
  /// What a day says.
  package struct Day {
    package var place: ImportPlace
    package var original: String
    package var record: LogRecord
    package var kept: [KeptThing]

    package init(place: ImportPlace, original: String, record: LogRecord, kept: [KeptThing] = []) {
      (self.place, self.original, self.record, self.kept) = (place, original, record, kept)
    }
  }

  package var shape: HabitShape
  package var isArchived: Bool
  package var place: ImportPlace
  package var original: String
  package var days: [Day]
  /// What its program knows it by, whatever it is called; nil where there is nothing.
  package var origin: String?

  package init(
    shape: HabitShape,
    isArchived: Bool = false,
    origin: String? = nil,
    place: ImportPlace,
    original: String,
    days: [Day] = []
  ) {
    (self.shape, self.isArchived, self.place, self.original, self.days) = (shape, isArchived, place, original, days)
    self.origin = origin
  }

  /// The habit, and its days as entries.
  package func drafts(in home: DraftHome, today: CivilDate) -> [ImportDraft] {
    guard !shape.title.isEmpty else { return [ImportDraft(.unread(.because(.habitHasNoName)), at: place, original: original)] }
    let early = days.filter { $0.record.days.first.year < HabitArcs.firstYear }
    guard early.isEmpty else {
      var rest = self
      rest.days.removeAll { $0.record.days.first.year < HabitArcs.firstYear }
      let reason = Told(DraftReason.isBeforeFirstArc(year: HabitArcs.firstYear))
      return rest.drafts(in: home, today: today)
        + early.map { ImportDraft(.unread(reason), at: $0.place, original: $0.original) }
    }
    let dates = days.map(\.record.days.first)
    let (first, last) = (dates.min(), dates.max())
    func spot(on day: CivilDate) -> (DraftHome, PlanItem) {
      let arc = HabitArcs.title(on: day)
      var own = home
      own.section = arc.text
      return (own, shape.item(in: arc, from: first, until: isArchived ? last : nil))
    }
    guard !isArchived || last != nil else {
      return [ImportDraft(.nothing(.because(.archivedHabitHasNoDay)), at: place, original: original)]
    }
    let (own, item) = spot(on: isArchived ? last ?? today : max(today, last ?? today))
    var drafts = [
      ImportDraft(
        .item(DraftedItem(item, in: own, origin: origin)),
        at: place,
        original: original,
        kept: shape.words.map(\.what)
      )
    ]
    var known: (arc: Int, spot: (DraftHome, PlanItem))?
    for day in days.sorted(by: { $0.record.days.first < $1.record.days.first }) {
      let arc = HabitArcs.number(of: day.record.days.first)
      let (own, item) = known.flatMap { $0.arc == arc ? $0.spot : nil } ?? spot(on: day.record.days.first)
      known = (arc, (own, item))
      drafts.append(
        ImportDraft(
          .entry(DraftedEntry(day.record, of: item, in: own, origin: origin)),
          at: day.place,
          original: day.original,
          kept: day.kept
        )
      )
    }
    return drafts
  }

  /// Habits of one name, told apart by an id from the second on.
  package static func distinguished(_ habits: [HabitHistory]) -> [HabitHistory] {
    var names: [String: Int] = [:]
    return habits.map { habit in
      var habit = habit
      let name = Document.name(ofTitle: habit.shape.title)
      names[name, default: 0] += 1
      if let number = names[name], number > 1 { habit.shape.id = String(number) }
      return habit
    }
  }

  /// All habits of a program, in one ritual.
  package static func drafts(of habits: [HabitHistory], in home: DraftHome, today: CivilDate) -> [ImportDraft] {
    distinguished(habits).flatMap { $0.drafts(in: home, today: today) }
  }
}
