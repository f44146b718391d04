public import Chronology
import Languages
import Planner

extension EditedVault {
  /// Changes several things, each on several days, one after the other. As a change may move the others of its file, each is found
  /// again by what it says. What is named twice is changed once.
  public mutating func change(
    _ things: [Thing],
    on days: DateRange,
    _ change: (inout EditedVault, Thing, CivilDate) throws(EditRefusal) -> Void
  ) throws(EditRefusal) {
    var named: [Thing] = []
    for thing in things where !named.contains(thing) { named.append(thing) }
    var waiting = named.map { (thing: $0, item: item(of: $0)) }
    while !waiting.isEmpty {
      let (thing, item) = waiting.removeFirst()
      var current = found(thing, item)
      for day in days.days {
        try change(&self, current, day)
        current = found(current, self.item(of: current))
      }
      waiting = waiting.map { thing, item in
        let moved = found(thing, item)
        return (moved, self.item(of: moved))
      }
    }
  }

  /// Where a thing is now that said this before.
  private func found(_ thing: Thing, _ item: PlanItem?) -> Thing {
    guard let item, self.item(of: thing) != item, let content = self[thing.file]?.plan.content else { return thing }
    func place(where fits: (PlanItem) -> Bool) -> Thing? {
      content.placedItems(where: fits).first.map { Thing(file: thing.file, path: $0.path, title: $0.item.text) }
    }
    if let same = place(where: { $0 == item }) { return same }
    return self.item(of: thing)?.text == item.text ? thing : place { $0.text == item.text && $0.type == item.type } ?? thing
  }

  /// The habits of a ritual that are due on a day and neither done nor skipped, in their order.
  public mutating func openHabits(of ritual: Thing, on date: CivilDate) throws(EditRefusal) -> [Thing] {
    let weekStart = settings.weekStarts
    return try habits(of: ritual, on: date) { item, days in
      ArcHabit(item).map { HabitDays($0, in: days, weekStart: weekStart).state(on: date, today: date) == .open } ?? false
    }
  }

  /// The habits of a ritual that are done or skipped on a day, in their order.
  public mutating func settledHabits(of ritual: Thing, on date: CivilDate) throws(EditRefusal) -> [Thing] {
    try habits(of: ritual, on: date) { item, _ in item.log.contains { $0.days.contains(date) && $0.status != .missed } }
  }

  /// The habits of the arc that runs on a day.
  private mutating func habits(
    of ritual: Thing,
    on date: CivilDate,
    where fits: (PlanItem, DateRange) -> Bool
  ) throws(EditRefusal) -> [Thing] {
    let file = try file(ritual.file)
    guard let arc = file.arcs.last(where: { $0.arc.effectiveDays.contains(date) }) else {
      let arcless = file.plan.ritual.flatMap { $0.arcs.isEmpty ? helpForArcless($0) : nil }
      throw EditRefusal(
        problem: Told(RunningArcMessage.noArcRuns(ritual.title, date, at: file.path)),
        advice: arcless.map { Told($0) } ?? Told(RunningArcMessage.renew)
      )
    }
    let paths = file.content.sections[arc.section - 1].elements.indices.map { arc.path.child(at: $0) }
    return paths.compactMap { path in
      guard let item = file.content[path], item.type == .habit, fits(item, arc.arc.effectiveDays) else { return nil }
      return Thing(file: ritual.file, path: path, title: item.text)
    }
  }
}

/// What is said of a ritual whose habits are meant.
enum RunningArcMessage: Message {
  /// `no arc of “Morning” runs on 2026-11-20, at rituals/morning.md`
  case noArcRuns(String, CivilDate, at: String)
  case renew
}
