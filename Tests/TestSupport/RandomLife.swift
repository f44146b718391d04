import Chronology
import Planner

extension RandomPlan {
  /// A random life: marked weeks, notes among them, and phases.
  public mutating func life() -> Plan {
    let place = RandomSurroundings(kind: .life)
    var life = Life(content: content { $0.random.chance(75) ? $0.mark(place) : $0.noteOrBox(place) })
    life.born = optional(80) { $0.date().adding(days: -Int.random(in: 0...40_000, using: &$0.random)) }
    life.expectancy = optional(50) { Int.random(in: 1...130, using: &$0.random) }
    life.notify = optional(40) { $0.random.chance(30) ? .off : .at($0.time()) }
    life.view = optional(40) { $0.random.pick(LifeView.allCases) }
    if random.chance(70) {
      let phases = section(titled: "Phases", as: .phases) { $0.random.chance(85) ? $0.phase(place) : $0.noteOrBox(place) }
      life.sections.insert(phases, at: Int.random(in: 0...life.sections.count, using: &random))
    }
    return .life(life)
  }

  private mutating func mark(_ place: RandomSurroundings) -> PlanItem {
    var mark = MarkDetails(date: date())
    mark.rating = optional(50) { $0.random.pick(WeekRating.allCases) }
    mark.category = optional(50) { $0.random.pick(LifeCategory.allCases) }
    mark.marked = optional(20) { $0.date() }
    var item = PlanItem(.mark(mark), text: random.chance(10) ? "" : line(), icon: optional(30) { $0.emoji() })
    if mark != MarkDetails(date: mark.date) { addFieldParts(to: &item) }
    if random.chance(5) { item.box = box() }
    return finish(item, place)
  }

  private mutating func phase(_ place: RandomSurroundings) -> PlanItem {
    let days = days(longest: 9_000)
    let phase = PhaseDays(first: days.first, last: optional(60) { _ in days.last })
    var item = PlanItem(.phase(phase), text: random.chance(10) ? "" : line(), icon: icon())
    item.color = optional(30) { $0.random.pick(Color.allCases) }
    if item.hasBlockFields { addFieldParts(to: &item) }
    if random.chance(5) { item.box = box() }
    return finish(item, place)
  }
}
