public import Chronology
import Outline
import Planner

extension EditedVault {
  /// Copies the open tasks of some days to another: into the block of the same name if there is one, else as tasks of the day. What is
  /// planned there already, or done on a later day or in its project, is left; the days that they come from stay as they are.
  ///
  /// What is left on other days is told, with the command that takes it.
  ///
  /// - Parameters:
  ///   - names: the tasks that are meant; all where there are none. Those of any earlier day, where no days are named.
  ///   - source: the days that they come from; the seven days before the other by default.
  ///   - target: the day that they go to; by default today, or the day after the last of `source` where that is today or later.
  public mutating func carryOver(
    _ names: [String] = [],
    from source: DateRange? = nil,
    to target: CivilDate? = nil
  ) throws(EditRefusal) {
    let target = target ?? source.map { max(today, $0.last.adding(days: 1)) } ?? today
    let days = files(of: .day).compactMap { $0.plan.day?.date }
    if let source {
      guard source.first < target else { throw EditRefusal("\(source.first) is not before \(target)") }
      guard days.contains(where: source.contains) else {
        throw EditRefusal(source.count == 1 ? "\(source.first) has no file" : "no day of \(source) has a file")
      }
    }
    let week = DateRange(first: target.adding(days: -7), last: target.adding(days: -1)) ?? DateRange(target)
    let left = DayLeftovers(before: target, in: self)
    var carried: Set<TaskName> = []
    var meant = left.tasks(from: names.isEmpty ? source ?? week : source)
    if !names.isEmpty { meant = try named(names, among: meant.filter { isToBeDone($0, on: target) }, before: target) }
    for task in meant {
      let copy = task.item.carried(isInBlock: false)
      if let reason = reasonToLeave(copy, on: target) {
        // What is done needs no word.
        if !reason.hasPrefix("it is ") {
          note("not copied: \(EditRefusal.quote(copy.text)), \(reason), \(try place(of: task.thing))")
        }
        continue
      }
      var block: Thing?
      if let own = task.block { block = try sameBlock(as: own, on: target) }
      try add(task.item.carried(isInBlock: block != nil), below: block, on: target, says: "carried over")
      carried.insert(task.name)
    }
    guard names.isEmpty else { return }
    // What is planned from today on is not left behind.
    let others = left.tasks().filter { $0.date < today && !carried.contains($0.name) && isToBeDone($0, on: target) }
    if carried.isEmpty {
      let days = source.map { $0.count == 1 ? "\($0.first)" : "\($0)" }
      let standard = others.isEmpty ? "the days before \(target) is left" : "the seven days before \(target) is left"
      note("nothing of \(days.map { "\($0) is left to carry over to \(target)" } ?? standard)")
    }
    tell(others.map(\.date), to: target)
    guard carried.isEmpty, others.isEmpty, target == today else { return }
    let own = DayLeftovers(before: today.adding(days: 1), in: self).tasks(from: DateRange(today))
    let count = own.count { isToBeDone($0, on: today) }
    guard count > 0 else { return }
    note("\(tasks(count)) open today; `tidemark carry-over --to tomorrow` takes \(count == 1 ? "it" : "them") there")
  }

  /// The tasks that some names mean, in the order of the days; refused where one means none of them or several.
  private mutating func named(
    _ names: [String],
    among tasks: [DayLeftovers.Task],
    before target: CivilDate
  ) throws(EditRefusal) -> [DayLeftovers.Task] {
    var meant: Set<Thing> = []
    for name in names {
      if FileLine(name) != nil {
        let thing = try thing(named: name, called: .openTaskOfEarlierDay) { thing, item in
          item?.box == .open && date(of: thing) != nil
        }
        // A later day may have it, too, and stands for it.
        guard let item = item(of: thing), let task = tasks.first(where: { $0.name == TaskName(item) }) else {
          throw EditRefusal(
            "\(EditRefusal.quote(thing.title)), at \(try place(of: thing)), is not left over before \(target)",
            help: "a later day has it, or its project says that it is done"
          )
        }
        meant.insert(task.thing)
        continue
      }
      let found = ThingName(name).best(of: tasks.map(\.thing), by: \.title)
      if found.count == 1 {
        meant.insert(found[0])
      } else if let chosen = choices[name], found.contains(chosen) {
        meant.insert(chosen)
      } else if found.isEmpty, let there = openTask(named: name, on: target) {
        note("\(EditRefusal.quote(there.title)) is planned on \(target) already, \(try place(of: there))")
      } else if found.isEmpty, let task = try? projectTask(named: name) {
        throw EditRefusal(
          "\(EditRefusal.quote(task.title)) is open in its project, and no day before \(target) has left it, at \(try place(of: task))",
          help: "plan it",
          commands: [["schedule", task.title] + (target == today ? [] : [target.description])]
        )
      } else if found.isEmpty {
        throw EditRefusal(
          "no open task of a day before \(target) is called \(EditRefusal.quote(name))",
          help: tasks.isEmpty ? "no earlier day has left anything" : "earlier days have left these",
          candidates: try candidates(tasks.reversed().map(\.thing))
        )
      } else {
        throw try ambiguity(of: name, found, called: .leftTasks)
      }
    }
    return tasks.filter { meant.contains($0.thing) }
  }

  /// The open task of a day that a name means; nil where none or several do.
  private func openTask(named name: String, on date: CivilDate) -> Thing? {
    let open = plannedTasks(on: date).map(\.thing).filter { item(of: $0)?.box == .open }
    let found = ThingName(name).best(of: open, by: \.title)
    return found.count == 1 ? found[0] : nil
  }

  /// What the days before today left open, as `tidemark today` shows it: of each task the last line, and none that is to be left.
  ///
  /// - Parameter date: another day than today.
  func leftOvers(before date: CivilDate? = nil) -> [Thing] {
    let date = date ?? today
    return DayLeftovers(before: date, in: self).tasks().filter { isToBeDone($0, on: date) }.map(\.thing)
  }

  private func isToBeDone(_ task: DayLeftovers.Task, on date: CivilDate) -> Bool {
    reasonToLeave(task.item.carried(isInBlock: false), on: date) == nil
  }

  private func tasks(_ count: Int) -> String { count == 1 ? "1 task is" : "\(count) tasks are" }

  /// Says what stays behind, and how it can be taken over.
  ///
  /// - Parameter dates: the day of each task, the earliest first.
  private mutating func tell(_ dates: [CivilDate], to target: CivilDate) {
    guard let first = dates.first, let last = dates.last else { return }
    let days = Set(dates).sorted()
    let named = days.suffix(5).map(\.description).joined(separator: ", ")
    let more = days.count > 5 ? ", and on \(days.count - 5) days before" : ""
    let range = first == last ? "\(first)" : "\(first)..\(last)"
    let command = "tidemark carry-over --from \(range)" + (target == today ? "" : " --to \(target)")
    note("\(tasks(dates.count)) left on \(named)\(more); `\(command)` takes \(dates.count == 1 ? "it" : "them")")
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

/// The tasks that the days before one left open.
private struct DayLeftovers {
  struct Task {
    var thing: Thing
    var block: Thing?
    var date: CivilDate
    var item: PlanItem
    var name: TaskName
  }

  private var all: [Task] = []
  private let leftovers: Leftovers<TaskName>

  init(before target: CivilDate, in vault: EditedVault) {
    let days = vault.files(of: .day).compactMap { file in file.plan.day?.date.map { (file, $0) } }.filter { $0.1 <= target }
    for (file, date) in days.sorted(by: { $0.1 < $1.1 }) {
      all += vault.plannedTasks(of: file).compactMap { task in
        vault.item(of: task.thing).map { item in
          Task(thing: task.thing, block: task.block, date: date, item: item, name: TaskName(item))
        }
      }
    }
    let mentions = all.map { Leftovers.Mention(date: $0.date, name: $0.name, box: $0.item.box ?? .done) }
    leftovers = Leftovers(mentions, before: target)
  }

  /// - Parameter days: nil for all.
  func tasks(from days: DateRange? = nil) -> [Task] { leftovers.places(from: days).map { all[$0] } }
}

/// What tells one task of a day from another.
private struct TaskName: Hashable {
  private let project: String?
  private let title: String
  private let id: String?

  init(_ item: PlanItem) {
    project = item.task.project.map { Document.key(ofTitle: $0) }
    title = Document.name(ofTitle: item.text)
    id = item.id
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
