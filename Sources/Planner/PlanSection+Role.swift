extension PlanSection {
  /// What a section is, which says what its items mean. It follows from its title and the kind of its file, and is settled where
  /// the file is read; whoever makes a section says so.
  public enum Role: Hashable, Sendable {
    /// Its title says nothing.
    case plain
    /// Of a page: where set-aside items are kept.
    case setAside
    /// Of a project: where finished tasks go.
    case done
    /// Of a life: where its phases stand.
    case phases
    /// Of a ritual.
    case arc(ArcTitle)
    /// Of a ritual: meant as an arc, but its number and days do not read.
    case unreadArc
    /// Of a vault's root: in which order its pages, rituals and projects come.
    case pages, rituals, projects
    /// Of a vault's root.
    case categories, routine
  }

  /// Whether it is the section in which set-aside items are kept.
  public var isSetAside: Bool { role == .setAside }

  /// The number and the days of the arc that it is. A new value is written into the title.
  public var arc: ArcTitle? {
    get { if case .arc(let arc) = role { arc } else { nil } }
    set {
      guard newValue != arc else { return }
      role = newValue.map { .arc($0) } ?? .plain
      title = newValue?.text ?? title
    }
  }
}
