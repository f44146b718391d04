import Planner

/// Random Focus pages, with every kind of content that an item can have and everything that can hang on one.
extension RandomPlan {
  public mutating func page() -> Plan {
    var page = FocusPage(title: line(), icon: icon(), theme: optional(30) { $0.random.pick(Theme.allCases) })
    addProperties(to: &page.content)
    page.introduction.elements = elements(0...3)
    page.introduction.groups = random.chance(20) ? [group()] : []
    page.sections = many(0...4) { $0.section() }
    if random.chance(40) {
      page.sections.append(
        PlanSection(title: FocusPage.setAsideTitle, role: .setAside, elements: many(0...4) { $0.setAside() })
      )
    }
    return .page(page)
  }

  // MARK: Sections

  private mutating func section() -> PlanSection {
    var section = PlanSection(title: line(), icon: icon(), theme: optional(20) { $0.random.pick(Theme.allCases) })
    section.elements = elements(0...6)
    section.groups = many(0...2) { $0.group() }
    if section.theme != nil { section.otherFields = otherFields() }
    return section
  }

  private mutating func group() -> PlanGroup {
    var group = PlanGroup(title: line(), icon: icon(), elements: elements(0...4))
    if case .symbol = group.icon { group.otherFields = otherFields() }
    return group
  }

  private mutating func elements(_ count: ClosedRange<Int>) -> [PlanElement] {
    many(count) { $0.random.chance(8) ? .other($0.otherBlock()) : .item($0.item(depth: 0)) }
  }

  /// An item of *Things that used to matter*.
  private mutating func setAside() -> PlanElement {
    var item = item(depth: 0)
    if random.chance(80) { item.was = line() }
    return .item(item)
  }
}
