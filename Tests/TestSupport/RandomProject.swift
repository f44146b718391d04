import Planner

extension RandomPlan {
  /// A random project: tasks with steps, tasks that recur with their logs, notes.
  public mutating func project() -> Plan {
    let color = optional(50) { $0.random.pick(Color.allCases) }
    var content = content { $0.projectItem() }
    if random.chance(50) { content.sections.append(section(titled: Project.doneTitle, as: .done) { $0.projectItem() }) }
    return .project(Project(color: color, content: content))
  }

  private mutating func projectItem() -> PlanItem {
    let place = RandomSurroundings(kind: .project)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...5: return taskOrStep(place)
    case 6...7: return recurringTask(place)
    default: return note(place)
    }
  }

  private mutating func recurringTask(_ place: RandomSurroundings) -> PlanItem {
    var item = PlanItem(.recurring(recurringRule()), text: line(), box: optional(80) { $0.box() }, icon: icon())
    if item.box != nil {
      item.task.due = optional(10) { $0.date() }
      item.task.priority = optional(30) { $0.random.pick(Priority.allCases) }
      item.task.notify = optional(20) { $0.random.chance(30) ? .morning : .at($0.time()) }
    }
    addFieldParts(to: &item)
    item.log = log { $0.state() }
    return finish(item, place)
  }

  /// Random stacks of tasks.
  public mutating func stacks() -> Plan {
    let content = content { random in
      let place = RandomSurroundings(kind: .stacks)
      return random.random.chance(80) ? random.taskOrStep(place) : random.note(place)
    }
    return .stacks(TaskStacks(content: content))
  }
}
