/// A file of any kind as typed values (format, section 4).
@dynamicMemberLookup
public enum Plan: Hashable, Sendable {
  case page(FocusPage)
  case day(AnchorDay)
  case project(Project)
  case stacks(TaskStacks)
  case vault(VaultPlan)

  /// What every kind holds.
  public var content: PlanContent {
    get {
      switch self {
      case .page(let page): page.content
      case .day(let day): day.content
      case .project(let project): project.content
      case .stacks(let stacks): stacks.content
      case .vault(let vault): vault.content
      }
    }
    set {
      switch self {
      case .page(var page):
        page.content = newValue
        self = .page(page)
      case .day: self = .day(AnchorDay(content: newValue))
      case .project(var project):
        project.content = newValue
        self = .project(project)
      case .stacks: self = .stacks(TaskStacks(content: newValue))
      case .vault(var vault):
        vault.content = newValue
        self = .vault(vault)
      }
    }
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<PlanContent, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }

  public var page: FocusPage? { if case .page(let page) = self { page } else { nil } }
  public var day: AnchorDay? { if case .day(let day) = self { day } else { nil } }
  public var project: Project? { if case .project(let project) = self { project } else { nil } }
  public var stacks: TaskStacks? { if case .stacks(let stacks) = self { stacks } else { nil } }
  public var vault: VaultPlan? { if case .vault(let vault) = self { vault } else { nil } }
}
