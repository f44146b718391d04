public import Chronology

/// A section of a file: its items, then its groups.
public struct PlanSection: Hashable, Sendable {
  public var title: String
  /// What its title says about what stands in it.
  @Incidental public var role: Role
  public var icon: Icon?
  public var theme: Theme?
  /// The last day that counts of an arc that was ended early.
  public var ended: CivilDate?
  public var otherFields: [OtherField]
  public var elements: [PlanElement]
  public var groups: [PlanGroup]

  public init(
    title: String,
    role: Role = .plain,
    icon: Icon? = nil,
    theme: Theme? = nil,
    ended: CivilDate? = nil,
    otherFields: [OtherField] = [],
    elements: [PlanElement] = [],
    groups: [PlanGroup] = []
  ) {
    self.title = title
    self.role = role
    self.icon = icon
    self.theme = theme
    self.ended = ended
    self.otherFields = otherFields
    self.elements = elements
    self.groups = groups
  }

  public var isEmpty: Bool { elements.isEmpty && groups.isEmpty }
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
  case item(PlanItem)
  /// A block that is kept and is no item: its Markdown, without the indent that its place gives it.
  case other(String)

  public var item: PlanItem? {
    if case .item(let item) = self { item } else { nil }
  }
}
