import Outline
import Planner

/// Where an item is written, as far as that says how it is read.
struct ItemPlace {
  /// What the item stands below.
  struct Parents: OptionSet {
    let rawValue: UInt8

    /// An item that says nothing about what stands below it.
    static let item = Parents(rawValue: 1)
    /// A time block, or one of the routine.
    static let block = Parents(rawValue: 2)
    /// A task, near or far above.
    static let task = Parents(rawValue: 4)
    /// Directly above, an item with a log, below which a line that begins with a date is an entry.
    static let log = Parents(rawValue: 8)
  }

  var kind = DocumentKind.page
  /// What the section is.
  var section = SectionRole.plain
  var parents: Parents = []

  /// The top of a page's section for what is set aside, where all fields that an item can have are read.
  static let setAside = ItemPlace(kind: .page, section: SectionRole.setAsideTitle)

  /// The place at the top of a section.
  init(kind: DocumentKind, section title: String) {
    self.kind = kind
    section = SectionRole(titled: title, in: kind)
  }

  /// Whether what stands above makes no difference. On a page only a log does.
  private var standsAlone: Bool { kind.traits.itemsStandAlone ? !hasLog : parents.isEmpty }

  var hasLog: Bool { parents.contains(.log) }

  /// Whether an item that begins with a time has one here, whatever else it is.
  var readsTimes: Bool {
    switch kind.traits.anchor {
    case .time: parents.isEmpty
    case .repeatingTime: parents.isEmpty && section == .root(.routine)
    case .none, .any, .date: false
    }
  }

  /// Whether an item that begins with a date is a mark, a phase or an entry of a log here.
  var readsDates: Bool { hasLog || (kind.traits.anchor == .date && parents.isEmpty) }

  /// The place of what stands below an item that stands here.
  func below(_ item: PlanItem) -> ItemPlace {
    var place = self
    place.parents = parents.intersection([.block, .task]).union(.item)
    if item.type == .habit || item.type == .activity || (kind.traits.logs == .byField && item.hasLog) {
      place.parents.insert(.log)
    }
    if kind.traits.itemsStandAlone { return place }
    if isBlock(item) {
      place.parents.insert(.block)
    } else if item.box != nil || (kind.traits.tasks == .own && item.hasRule) {
      place.parents.insert(.task)
    }
    return place
  }

  /// Whether an item that stands here is a time block, or stands where those of the routine do.
  private func isBlock(_ item: PlanItem) -> Bool {
    item.type == .block || (section == .root(.routine) && parents.isEmpty)
  }

  /// The place of what stands below an entry of the log of an item that stands here.
  var belowEntry: ItemPlace {
    var place = self
    place.parents.insert(.item)
    place.parents.remove(.log)
    return place
  }

  /// A file in which a list item stands in this place, and nothing stands behind it.
  func probe(of item: String) -> Probe {
    guard item.holds(0x0A) else { return Probe(item, in: frame) }
    return Probe(item.replacing("\n", with: "\n" + String(repeating: "  ", count: ancestors.count)), in: frame)
  }

  /// What stands before the words of an item in such a file.
  var frame: Probe.Place {
    let section = parents.isEmpty || kind.traits.itemsStandAlone ? section : sectionOfParent
    var frame = Probe.Place.item(of: kind, section: section.sampleTitle)
    for (depth, ancestor) in ancestors.enumerated() {
      frame.lead += ancestor + "\n" + String(repeating: "  ", count: depth + 1) + "- "
    }
    return frame
  }

  /// The section in which the shortest item stands below which an item is read as it is here.
  private var sectionOfParent: SectionRole {
    if isBelowBlock, kind.traits.anchor == .repeatingTime { return .root(.routine) }
    return hasLog && kind.traits.sectionPlaces.contains(.arc) ? .arc : .plain
  }

  /// Whether an item with a box is a task of a block here.
  private var isBelowBlock: Bool { parents.contains(.block) && !parents.contains(.task) }

  /// The place of the item among those of such a file.
  var itemIndex: Int { ancestors.count }

  /// The shortest items below which an item is read as it is here.
  private var ancestors: [String] {
    if standsAlone { return [] }
    // Where every item at the top may have a log, what stands below a note of one has none.
    return kind.traits.logs == .byPlace && !hasLog ? ["x", parent] : [parent]
  }

  /// The shortest item below which an item is read as it is here.
  private var parent: String {
    let lead = parents.contains(.task) ? "[ ] " : isBelowBlock ? "09:00 " : ""
    let needsKey = hasLog && kind.traits.logs == .byField
    return lead + (needsKey ? "x [streak:: daily]" : "x")
  }

  /// The one item that stands in a place of a file, where it is one.
  func item(in plan: Plan) -> PlanItem? {
    guard plan.sections.count == 1, plan.sections[0].groups.isEmpty, plan.sections[0].elements.count == 1 else { return nil }
    var item = plan.sections[0].elements[0].item
    for _ in ancestors {
      let children = item?.children ?? []
      guard children.count == 1 else { return nil }
      item = children[0].item
    }
    return item
  }
}

extension SectionRole {
  /// A title that makes a section what it is.
  var sampleTitle: String {
    switch self {
    case .plain: "Section"
    case .setAside: SectionRole.setAsideTitle
    case .done: SectionRole.doneTitle
    case .phases: SectionRole.phasesTitle
    case .root(let section): section.rawValue
    case .arc: "Arc 1: 2026-01-01 - 2026-12-31"
    }
  }
}
