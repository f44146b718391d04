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
    set {
      switch self {
      case .page(var page):
        page.content = newValue
        self = .page(page)
      case .day(var day):
        day.content = newValue
        self = .day(day)
      case .project(var project):
        project.content = newValue
        self = .project(project)
      case .stacks: self = .stacks(TaskStacks(content: newValue))
      case .vault(var vault):
        vault.content = newValue
        self = .vault(vault)
      case .ritual(var ritual):
        ritual.content = newValue
        self = .ritual(ritual)
      case .life(var life):
        life.content = newValue
        self = .life(life)
      case .activities(var activities):
        activities.content = newValue
        self = .activities(activities)
      }
    }
  }

  public var page: FocusPage? { if case .page(let page) = self { page } else { nil } }
  public var day: AnchorDay? { if case .day(let day) = self { day } else { nil } }
  public var project: Project? { if case .project(let project) = self { project } else { nil } }
  public var stacks: TaskStacks? { if case .stacks(let stacks) = self { stacks } else { nil } }
  public var vault: VaultPlan? { if case .vault(let vault) = self { vault } else { nil } }
  public var ritual: Ritual? { if case .ritual(let ritual) = self { ritual } else { nil } }
  public var life: Life? { if case .life(let life) = self { life } else { nil } }
  public var activities: Activities? { if case .activities(let activities) = self { activities } else { nil } }
}
