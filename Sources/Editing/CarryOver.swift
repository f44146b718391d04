public import Chronology
import Outline
import Planner

extension EditedVault {
  /// Copies the open tasks of a day to another: into the block of the same name if there is one, else as tasks of the day. What is
  /// planned there already, or done in its project, is left; the day that they come from stays as it is.
  ///
  /// - Parameter source: the latest day with a file before today by default.
  public mutating func carryOver(from source: CivilDate? = nil, to target: CivilDate) throws(EditRefusal) {
    let days = files(of: .day).compactMap { $0.plan.day?.date }
    guard let from = source ?? days.filter({ $0 < min(today, target) }).max() else {
      throw EditRefusal("no day before \(min(today, target)) has a file")
    }
    guard days.contains(from) else { throw EditRefusal("\(from) has no file") }
    guard from < target else { throw EditRefusal("\(from) is not before \(target)") }
    var count = 0
    for task in plannedTasks(on: from) {
      guard let item = item(of: task.thing), item.box == .open else { continue }
      let copy = item.carried(isInBlock: false)
      guard !plannedTasks(on: target).contains(where: { self.item(of: $0.thing)?.isSameTask(as: copy) ?? false }) else {
        continue
      }
      if let reason = reasonToLeave(copy, on: target) {
        // What is done needs no word.
        if !reason.hasPrefix("it is ") {
          note("left: \(EditRefusal.quote(copy.text)), \(reason), \(try place(of: task.thing))")
        }
        continue
      }
      var block: Thing?
      if let own = task.block { block = try sameBlock(as: own, on: target) }
      try add(item.carried(isInBlock: block != nil), below: block, on: target, says: "carried over")
      count += 1
    }
    if count == 0 { note("nothing of \(from) is left to carry over to \(target)") }
  }

  /// The block of a day that has the name of another, one of the routine among them; the first of several.
  private mutating func sameBlock(as block: Thing, on date: CivilDate) throws(EditRefusal) -> Thing? {
    let name = ThingName(block.title)
    guard !name.isEmpty else { return nil }
    let day = DayBlocks(on: date, in: self)
    if let same = day.written.first(where: { name.matches($0.item.text, .anyCase) }) { return same.thing }
    guard let routine = day.routine.first(where: { name.matches($0.name, .anyCase) }) else { return nil }
    return try writeRoutine(routine, on: date)
  }
}

extension PlanItem {
  /// The task as it is planned on another day: its line, with the steps that are open. What is said of a task of a project stands
  /// there.
  fileprivate func carried(isInBlock: Bool) -> PlanItem {
    var copy = PlanItem(.task, text: text, box: .open, id: id, task: TaskDetails(project: task.project))
    if type == .task {
      copy.icon = icon
      copy.children = openSteps
    }
    guard task.project == nil else { return copy }
    copy.task.due = task.due
    copy.task.priority = task.priority
    if !isInBlock, task.due != nil { copy.task.notify = task.notify }
    return copy
  }

  /// Its steps that are open, with those of theirs. A call without a day on which to call stays behind.
  private var openSteps: [PlanElement] {
    children.compactMap(\.item).filter { $0.type == .checkbox && $0.box == .open }.map { step in
      var step = step
      step.children = step.openSteps
      if step.task.due == nil { step.task.notify = nil }
      return .item(step)
    }
  }
}
