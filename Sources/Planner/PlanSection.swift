public import Chronology

/// A section of a file: its items, then its groups.
public struct PlanSection: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var theme: Theme?
  /// The last day that counts of an arc that was ended early.
  public var ended: CivilDate?
  public var otherFields: [OtherField]
  public var elements: [PlanElement]
  public var groups: [PlanGroup]

  public init(
    title: String,
    icon: Icon? = nil,
    theme: Theme? = nil,
    ended: CivilDate? = nil,
    otherFields: [OtherField] = [],
    elements: [PlanElement] = [],
    groups: [PlanGroup] = []
  ) {
    self.title = title
    self.icon = icon
    self.theme = theme
    self.ended = ended
    self.otherFields = otherFields
    self.elements = elements
    self.groups = groups
  }

  public var isEmpty: Bool { elements.isEmpty && groups.isEmpty }

  /// Every item, those of its groups and those below others too, in the order of the file.
  public func forEachItem(_ body: (PlanItem) -> Void) {
    elements.forEachItem(body)
    for group in groups { group.elements.forEachItem(body) }
  }

  /// Whether it is the section in which set-aside items are kept. ASCII case does not count, nor do tags and punctuation at the
  /// end, which are no part of a name (format, *Titles and names*).
  public var isSetAside: Bool {
    var words = title.split(separator: " ")
    while words.count > 1, let last = words.last, last.first == "#", last.dropFirst().first?.isLetter == true {
      words.removeLast()
    }
    var name = words.joined(separator: " ")
    while let last = name.last, ".,;:!".contains(last) { name.removeLast() }
    return name.lowercased() == FocusPage.setAsideTitle.lowercased()
  }
}

/// A titled group of items within a section; on a page, a strategy.
public struct PlanGroup: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var otherFields: [OtherField]
  public var elements: [PlanElement]

  public init(title: String, icon: Icon? = nil, otherFields: [OtherField] = [], elements: [PlanElement] = []) {
    self.title = title
    self.icon = icon
    self.otherFields = otherFields
    self.elements = elements
  }
}

/// What a section, a strategy or an item holds.
public enum PlanElement: Hashable, Sendable {
  /// Indirect, as elements are handed on more often than looked into, and an item is large.
  indirect case item(PlanItem)
  /// A block that is kept and is no item: its Markdown, without the indent that its place gives it.
  case other(String)

  public var item: PlanItem? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension [PlanElement] {
  /// Every item, those below others too, in the order of the file.
  public func forEachItem(_ body: (PlanItem) -> Void) {
    for case .item(let item) in self {
      body(item)
      item.children.forEachItem(body)
    }
  }
}
