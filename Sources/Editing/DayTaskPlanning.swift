public import Chronology
import Languages
import Outline
import Phrases
public import Planner

extension EditedVault {
  /// The open task of a day that a name means, of today or a later day; one that stands in no project.
  ///
  /// - Parameter types: what counts as a task; a block with a box may.
  public func dayTask(
    named name: String,
    in scope: String? = nil,
    of types: Set<ItemType> = [.task]
  ) throws(EditRefusal) -> Thing {
    let isPlace = FileLine(name) != nil
    return try thing(
      named: name,
      in: scope,
      called: .taskOfDay,
      preferring: [{ thing, _ in self.date(of: thing) == today }]
    ) { thing, item in
      guard let item, types.contains(item.type), item.box == .open, item.task.project == nil else { return false }
      return date(of: thing).map { isPlace || today <= $0 } ?? false
    }
  }

  /// Plans a task of a day, which stands nowhere else: its line goes to the block or the day that is said.
  public mutating func plan(_ task: Thing, on date: CivilDate, _ place: PlannedPlace) throws(EditRefusal) {
    guard let path = task.path, let item = item(of: task), let own = self.date(of: task) else {
      throw EditRefusal(DayTaskPlanningMessage.nothingToPlan)
    }
    switch place {
    case .day:
      guard own != date else {
        return note(DayTaskPlanningMessage.isOfDay(item.text, date, at: try self.place(of: task)))
      }
      try move(task, below: nil, on: date)
    case .block(let name):
      let block = try block(named: name, on: date)
      guard block.file != task.file || block.path != path.parent else {
        return note(DayTaskPlanningMessage.isInBlock(item.text, block.title, at: try self.place(of: task)))
      }
      try move(found(task, item), below: block, on: date)
    case .newBlock(let start, let minutes, let fit):
      if item.isBare {
        update(task.file, to: try file(task.file).removing(path, leavesComments: true))
        let block = PlanItem(.block(.at(start)), text: item.text, box: .open, icon: item.icon)
        try addBlock(block, at: start, minutes: minutes, on: date, fit, keepsWords: true)
      } else {
        let made = PlanItem(.block(.at(start)), text: item.wordsOfBlock)
        let block = try addBlock(made, at: start, minutes: minutes, on: date, fit, keepsWords: true)
        try move(found(task, item), below: block, on: date)
      }
    }
    if own != date { note(DayTaskPlanningMessage.isNoLongerPlanned(own)) }
  }

  /// Where a task is after others of its file have moved.
  private func found(_ task: Thing, _ item: PlanItem) -> Thing {
    guard self.item(of: task) != item, let content = self[task.file]?.plan.content else { return task }
    return content.placedItems { $0 == item }.first.map { Thing(file: task.file, path: $0.path, title: task.title) } ?? task
  }

  /// Moves the line of a task to a day, or into a block of it.
  ///
  /// - Parameter origin: where it was, where that is to be said.
  mutating func move(
    _ task: Thing,
    below block: Thing?,
    on date: CivilDate,
    from origin: PlanOrigin? = nil
  ) throws(EditRefusal) {
    guard let path = task.path else { return }
    let name: String
    if let block { name = block.file } else { name = try openDay(on: date) }
    let target = try file(name)
    let position = block?.path.map { target.endOfTasks(below: $0) } ?? target.endOfDayTasks
    let moved: (file: EditableFile, path: PlanPath)
    if name == task.file {
      moved = try target.moving(path, to: position)
    } else {
      let both = try file(task.file).moving(path, to: position, in: target)
      update(task.file, to: both.from)
      moved = (both.to, both.path)
    }
    update(name, to: moved.file)
    let place = "\(moved.file.path):\(moved.file.line(of: moved.path))"
    if let origin {
      note(.moved, DayTaskPlanningMessage.moved(task.title, from: origin, to: block?.title, on: date, at: place))
    } else {
      note(.planned, DayTaskPlanningMessage.planned(task.title, in: block?.title, on: date, at: place))
    }
  }
}

extension PlanItem {
  /// Whether a task says nothing but its words and its icon, so that a block can say the same.
  fileprivate var isBare: Bool {
    children.isEmpty && notes.isEmpty && self == PlanItem(.task, text: text, box: box, icon: icon)
  }
}

/// Where a task was that is planned elsewhere.
enum PlanOrigin: Hashable, Sendable {
  /// Below no block of the same day.
  case tasksOfDay
  case day(CivilDate)
  /// In a block; without a day in one of the same day.
  case block(String, on: CivilDate?)
}

/// What is said of a task that is planned.
enum DayTaskPlanningMessage: Message {
  case nothingToPlan
  case isOfDay(String, CivilDate, at: String)
  case isInBlock(String, String, at: String)
  case isNoLongerPlanned(CivilDate)
  /// `“Water” from 2026-11-20 to “Garden” on 2026-11-21, days/2026-11-21.md:7`
  case moved(String, from: PlanOrigin, to: String?, on: CivilDate, at: String)
  /// `“Water” in “Garden” on 2026-11-20, days/2026-11-20.md:7`
  case planned(String, in: String?, on: CivilDate, at: String)
}
