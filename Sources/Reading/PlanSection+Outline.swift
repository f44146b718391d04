public import Outline
public import Planner

extension PlanSection.Role {
  /// What a section is that would have a title, in a kind of file.
  public init(titled title: String, in kind: DocumentKind) {
    self.init(SectionRole(titled: title, in: kind), title: title)
  }

  /// What a section of an outline is. Of an arc, the title says which one.
  init(_ role: SectionRole, title: @autoclosure () -> String) {
    self =
      switch role {
      case .plain: .plain
      case .setAside: .setAside
      case .done: .done
      case .phases: .phases
      case .arc: ArcTitle(title()).map { .arc($0) } ?? .unreadArc
      case .root(.pages): .pages
      case .root(.rituals): .rituals
      case .root(.projects): .projects
      case .root(.categories): .categories
      case .root(.routine): .routine
      }
  }

  /// Which section of a vault's root it is.
  public var ofRoot: VaultSection? {
    switch self {
    case .pages: .pages
    case .rituals: .rituals
    case .projects: .projects
    case .categories: .categories
    case .routine: .routine
    case .plain, .setAside, .done, .phases, .arc, .unreadArc: nil
    }
  }
}
