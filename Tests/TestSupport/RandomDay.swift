import Chronology
import Planner

extension RandomPlan {
  /// A random Anchor day: blocks, tasks of the day, notes.
  public mutating func day() -> Plan {
    var content = content { $0.dayItem() }
    if random.chance(90) { content.title = random.chance(50) ? "\(date()) \(content.title)" : "\(content.title), \(date())" }
    return .day(AnchorDay(content: content))
  }

  private mutating func dayItem() -> PlanItem {
    let place = RandomSurroundings(kind: .day)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...5: return block(place)
    case 6...7: return taskOrStep(place)
    default: return note(place)
    }
  }

  private mutating func block(_ place: RandomSurroundings) -> PlanItem {
    var item = timed(.block(scheduleTime()))
    if random.chance(25) {
      item.box = box()
      item.task.due = optional(25) { $0.date() }
      item.task.priority = optional(25) { $0.random.pick(Priority.allCases) }
      item.task.done = optional(25) { $0.date() }
      item.task.project = optional(40) { $0.line() }
    }
    if item.task != TaskDetails() || item.hasBlockFields { addFieldParts(to: &item) }
    return finish(item, place)
  }

  // MARK: Blocks of days and of the routine

  /// A block with its look.
  mutating func timed(_ content: PlanItem.Content) -> PlanItem {
    var item = PlanItem(content, text: random.chance(8) ? "" : line(), icon: icon())
    item.color = optional(30) { $0.random.pick(Color.allCases) }
    item.notify = random.chance(20) ? random.pick([.start, .end, [.start, .end]]) : []
    return item
  }

  /// A time, or a range that may pass midnight.
  mutating func scheduleTime() -> ScheduleTime {
    if random.chance(40) { return .at(time()) }
    if random.chance(85) { return .range(timeRange()) }
    let (start, end) = (Int.random(in: 144..<288, using: &random) * 5, Int.random(in: 0...144, using: &random) * 5)
    guard let first = TimeOfDay(minutes: start), let last = TimeOfDay(minutes: end),
      let range = TimeRange(start: first, end: last)
    else { preconditionFailure("\(start) to \(end) passes midnight") }
    return .range(range)
  }
}

extension PlanItem {
  /// Whether a field says how a block looks or calls.
  var hasBlockFields: Bool { color != nil || !notify.isEmpty || hasSymbol }
}
