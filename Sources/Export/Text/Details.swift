package import Planner

/// What an item says beside its words and its value: the parts of a parenthesis.
package enum Details {
  package static func of(_ item: PlanItem, _ clock: ClockStyle) -> [String] {
    var parts = of(item.task, clock)
    if !item.notify.isEmpty { parts.append(of(item.notify)) }
    if let color = item.color { parts.append("color \(color.rawValue)") }
    if let was = item.was { parts.append("was in " + PlainText.line(was)) }
    if case .symbol(let name) = item.icon { parts.append("icon " + PlainText.line(name)) }
    return parts + of(item.otherFields)
  }

  private static func of(_ task: TaskDetails, _ clock: ClockStyle) -> [String] {
    var parts: [String] = []
    if let due = task.due { parts.append("due \(due)") }
    if let priority = task.priority { parts.append("\(priority.rawValue) priority") }
    switch task.notify {
    case .morning: parts.append("notify in the morning")
    case .at(let time): parts.append("notify at \(clock.text(time))")
    case nil: break
    }
    if let done = task.done { parts.append("done \(done)") }
    if let project = task.project { parts.append("project " + PlainText.line(project)) }
    return parts
  }

  private static func of(_ moments: Moments) -> String {
    let words = [(Moments.start, "start"), (.end, "end")].filter { moments.contains($0.0) }.map(\.1)
    return "notify at " + PlainText.list(words)
  }

  /// Fields that mean nothing to Tidemark, as they are.
  package static func of(_ fields: [OtherField]) -> [String] {
    fields.map { field in
      let value = PlainText.line(field.value)
      return field.key + ":" + (value.isEmpty ? "" : " " + value)
    }
  }
}
