import Chronology
import Planner

/// What stands round the items of any file but a page, as far as it says what they can be.
struct RandomSurroundings {
  enum Above {
    case nothing, block, task
  }

  let kind: RandomPlan.Kind
  var above = Above.nothing
  var depth = 0

  /// Whether an item with a box is a task here, and no step of one or note that can be ticked.
  var hasTasks: Bool { above != .task && ![.ritual, .life, .activities].contains(kind) }

  /// The surroundings of what stands below an item.
  func below(_ item: PlanItem) -> RandomSurroundings {
    var below = self
    below.depth += 1
    switch item.content {
    case .block, .routine: below.above = .block
    default: if item.box != nil || item.type == .recurring { below.above = .task }
    }
    return below
  }
}

extension RandomPlan {
  /// A file with sections and groups of items that `make` makes, some of other things between them.
  mutating func content(_ make: (inout RandomPlan) -> PlanItem) -> PlanContent {
    var content = PlanContent(title: line(), icon: icon())
    addProperties(to: &content)
    content.introduction.elements = elements(0...4, make)
    content.introduction.groups = many(0...(random.chance(15) ? 1 : 0)) { $0.group(make) }
    content.sections = many(0...2) { $0.section(titled: $0.line(), make) }
    return content
  }

  mutating func section(
    titled title: String,
    as role: PlanSection.Role = .plain,
    _ make: (inout RandomPlan) -> PlanItem
  ) -> PlanSection {
    var section = PlanSection(title: title, role: role, icon: icon(), elements: elements(0...4, make))
    if case .symbol = section.icon { section.otherFields = otherFields() }
    section.groups = many(0...(random.chance(30) ? 1 : 0)) { $0.group(make) }
    return section
  }

  private mutating func group(_ make: (inout RandomPlan) -> PlanItem) -> PlanGroup {
    PlanGroup(title: line(), icon: icon(), elements: elements(0...3, make))
  }

  private mutating func elements(_ count: ClosedRange<Int>, _ make: (inout RandomPlan) -> PlanItem) -> [PlanElement] {
    many(count) { random in
      if random.random.chance(6) { return .other(random.otherBlock()) }
      return .item(random.random.chance(12) ? random.prose() : make(&random))
    }
  }

  /// What is no list item.
  private mutating func prose() -> PlanItem {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: PlanItem(.text, text: texts.lines(using: &random))
    case 1: quote()
    default: PlanItem(.image(source: "img/\(word()).png"), text: line())
    }
  }

  // MARK: Tasks, steps and notes

  /// An item with a box: a task, or a step of one.
  mutating func taskOrStep(_ place: RandomSurroundings) -> PlanItem {
    var item = PlanItem(place.hasTasks ? .task : .checkbox, text: line(), box: box())
    item.task.due = optional(40) { $0.date() }
    item.task.priority = optional(30) { $0.random.pick(Priority.allCases) }
    item.task.done = optional(20) { $0.date() }
    let isOfProject = place.kind == .project && place.above != .task
    if !isOfProject { item.task.project = optional(30) { $0.line() } }
    if !isPlanned(place) { item.task.notify = optional(20) { $0.random.chance(30) ? .morning : .at($0.time()) } }
    item.icon = icon()
    if item.task != TaskDetails() || item.hasSymbol { addFieldParts(to: &item) }
    return finish(item, place)
  }

  /// Whether a task stands below a block or in a stack, where `notify` is not read.
  private func isPlanned(_ place: RandomSurroundings) -> Bool {
    place.above == .block || (place.kind == .stacks && place.above == .nothing)
  }

  mutating func box() -> BoxState {
    random.pick([.open, .open, .open, .done, .done, .dropped, .unknown("?")])
  }

  /// An item that says nothing but its words.
  mutating func note(_ place: RandomSurroundings) -> PlanItem {
    var item = PlanItem(.bullet, text: line(), icon: icon())
    if item.hasSymbol { addFieldParts(to: &item) }
    return finish(item, place)
  }

  /// What stands on the line of an item and below it, whatever it is.
  mutating func finish(_ item: PlanItem, _ place: RandomSurroundings) -> PlanItem {
    var item = item
    item.id = optional(5) { $0.random.pick(["one", "two", "no-3"]) }
    item.notes = many(0...(random.chance(15) ? 2 : 0)) { $0.texts.lines(using: &$0.random) }
    if place.depth < 3, random.chance(place.depth == 0 ? 35 : 20) { item.children = children(of: item, place.below(item)) }
    return item
  }

  private mutating func children(of item: PlanItem, _ place: RandomSurroundings) -> [PlanElement] {
    let elements: [PlanElement] = many(1...3) { random in
      switch Int.random(in: 0..<20, using: &random.random) {
      case 0: .other("```\n\(random.word())\n```")
      case 1: .item(random.quote())
      case 2...6: .item(random.note(place))
      default: .item(random.taskOrStep(place))
      }
    }
    return elements
  }
}

extension PlanItem {
  /// Whether its icon can only stand in a field.
  var hasSymbol: Bool { if case .symbol = icon { true } else { false } }
}
