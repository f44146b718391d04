import Chronology
import Planner

extension RandomPlan {
  /// A random log of activities; every list item that stands in none is one.
  public mutating func activities() -> Plan {
    let content = content { $0.activity(RandomSurroundings(kind: .activities)) }
    return .activities(Activities(glance: optional(30) { Int.random(in: 0...99, using: &$0.random) }, content: content))
  }

  private mutating func activity(_ place: RandomSurroundings) -> PlanItem {
    let details = ActivityDetails(category: optional(50) { $0.line() }, since: optional(50) { $0.date() })
    var item = PlanItem(.activity(details), text: line(), icon: icon())
    if details != ActivityDetails() || item.hasSymbol { addFieldParts(to: &item) }
    if random.chance(5) { item.box = box() }
    item.log = log { $0.state() }
    return finish(item, place)
  }
}
