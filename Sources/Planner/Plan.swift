/// A file of any kind as typed values (format, *Kinds*).
public enum Plan: PlanFile {
  case page(FocusPage)
  case day(AnchorDay)
  case project(Project)
  case stacks(TaskStacks)
  case vault(VaultPlan)
  case ritual(Ritual)
  case life(Life)
  case activities(Activities)

  /// What every kind holds.
  public var content: PlanContent {
    get {
      switch self {
      case .page(let page): page.content
      case .day(let day): day.content
      case .project(let project): project.content
      case .stacks(let stacks): stacks.content
      case .vault(let vault): vault.content
      case .ritual(let ritual): ritual.content
      case .life(let life): life.content
      case .activities(let activities): activities.content
      }
    }
    _modify {
      // It is taken out, so that nobody else holds it and it is changed in its place.
      switch self {
      case .page(var page):
        self = .empty
        defer { self = .page(page) }
        yield &page.content
      case .day(var day):
        self = .empty
        defer { self = .day(day) }
        yield &day.content
      case .project(var project):
        self = .empty
        defer { self = .project(project) }
        yield &project.content
      case .stacks(var stacks):
        self = .empty
        defer { self = .stacks(stacks) }
        yield &stacks.content
      case .vault(var vault):
        self = .empty
        defer { self = .vault(vault) }
        yield &vault.content
      case .ritual(var ritual):
        self = .empty
        defer { self = .ritual(ritual) }
        yield &ritual.content
      case .life(var life):
        self = .empty
        defer { self = .life(life) }
        yield &life.content
      case .activities(var activities):
        self = .empty
        defer { self = .activities(activities) }
        yield &activities.content
      }
    }
  }

  private static let empty = Plan.stacks(TaskStacks(content: PlanContent(title: "")))

  public var page: FocusPage? { if case .page(let page) = self { page } else { nil } }
  public var day: AnchorDay? { if case .day(let day) = self { day } else { nil } }
  public var project: Project? { if case .project(let project) = self { project } else { nil } }
  public var stacks: TaskStacks? { if case .stacks(let stacks) = self { stacks } else { nil } }
  public var vault: VaultPlan? { if case .vault(let vault) = self { vault } else { nil } }
  public var ritual: Ritual? { if case .ritual(let ritual) = self { ritual } else { nil } }
  public var life: Life? { if case .life(let life) = self { life } else { nil } }
  public var activities: Activities? { if case .activities(let activities) = self { activities } else { nil } }
}
