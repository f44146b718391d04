import Chronology
package import Planner

extension Ritual {
  /// The ritual with one arc, from a day on, as long as its `duration`.
  ///
  /// The arc has the habits of the one that runs on that day, else of the latest; one without habits is no such arc. What was
  /// done is left behind, and so is what is over: an end, the bound of a rule.
  func begun(on first: CivilDate) -> Ritual {
    var ritual = self
    ritual.finished = nil
    let days = DateRange(first: first, last: first.adding(days: (duration ?? Ritual.standardDuration) - 1))
    var arc = shownSection(on: first).map { content.sections[$0] } ?? PlanSection(title: "")
    arc.arc = ArcTitle(number: 1, days: days ?? DateRange(first))
    arc.ended = nil
    arc.elements = arc.elements.map { $0.begun(on: first) }
    for index in arc.groups.indices { arc.groups[index].elements = arc.groups[index].elements.map { $0.begun(on: first) } }
    let place = content.sections.firstIndex(where: \.isArc) ?? content.sections.endIndex
    ritual.content.sections.removeAll(where: \.isArc)
    ritual.content.sections.insert(arc, at: place)
    return ritual
  }

  /// The section of the arc whose habits are shown on a day.
  private func shownSection(on day: CivilDate) -> Int? {
    var tracked = tracked
    tracked.arcs.removeAll(where: \.habits.isEmpty)
    guard let shown = RitualStatus(tracked, today: day).shown.map({ tracked.arcs[$0] }) else { return nil }
    let title = ArcTitle(number: shown.number, days: shown.days)
    return content.sections.firstIndex { $0.arc == title }
  }
}

extension PlanSection {
  fileprivate var isArc: Bool { arc != nil }
}

extension PlanElement {
  fileprivate func begun(on first: CivilDate) -> PlanElement {
    guard case .item(var item) = self, case .habit(var habit) = item.content else { return self }
    item.log = []
    if let until = habit.rule?.until, until < first { habit.rule?.until = nil }
    item.content = .habit(habit)
    return .item(item)
  }
}

/// What a ritual is to say instead of what its preset says.
package struct RitualChanges {
  /// As Markdown.
  package var title: String?
  package var icon: Icon?
  package var category: String?
  package var time: DaySlot?
  /// How many days its arcs have: 7 to 365.
  package var days: Int?
  /// Habits besides those of the preset.
  package var habits: [PlanItem] = []
  /// Whether they stand instead of those of the preset.
  package var replacesHabits = false

  package init() {}

  var isEmpty: Bool {
    title == nil && icon == nil && category == nil && time == nil && days == nil && habits.isEmpty
  }

  /// The ritual with the changes, as it begins on a day.
  func applied(to ritual: Ritual, on first: CivilDate) -> Ritual {
    var ritual = ritual
    ritual.content.title = title ?? ritual.content.title
    ritual.content.icon = icon ?? ritual.content.icon
    ritual.category = category ?? ritual.category
    ritual.time = time ?? ritual.time
    ritual.duration = days ?? ritual.duration
    ritual = ritual.begun(on: first)
    guard let place = ritual.content.sections.firstIndex(where: \.isArc) else { return ritual }
    if days != nil { ritual.content.sections[place].dropGoalsBeyondDueDays() }
    if replacesHabits { ritual.content.sections[place].elements = [] }
    ritual.content.sections[place].elements += habits.map { .item($0) }
    return ritual
  }
}

extension PlanSection {
  /// Leaves it to the due days what a habit aims at, where its goal was set for an arc of more of them.
  fileprivate mutating func dropGoalsBeyondDueDays() {
    guard let days = arc?.days else { return }
    func reachable(_ element: PlanElement) -> PlanElement {
      guard case .item(var item) = element, case .habit(var habit) = item.content, let goal = habit.goal,
        let due = ArcHabit(item).map({ HabitDays($0, in: days, weekStart: .monday).due.count }), goal > due
      else { return element }
      habit.goal = nil
      item.content = .habit(habit)
      return .item(item)
    }
    elements = elements.map(reachable)
    for index in groups.indices { groups[index].elements = groups[index].elements.map(reachable) }
  }
}
