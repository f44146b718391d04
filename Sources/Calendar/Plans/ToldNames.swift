import Chronology
import Outline
import Planner

/// What the blocks of days tell already, so that it is not told twice: on which of the days that are looked at one by one.
struct ToldNames {
  private struct Name: Hashable {
    /// When a block begins, by the name of the block.
    var start: TimeOfDay?
    /// The project, by the name of a task.
    var project: String?
    var name: String
  }

  private var dates: [Name: Set<CivilDate>] = [:]

  /// - Parameter shownAhead: what of the routine is shown on each of the days that are looked at one by one.
  init(on days: CalendarDays, _ shownAhead: [[Routine.Shown]]) {
    // A block of the routine has the same names on all its days, which are many.
    var routineDates = [[CivilDate]](repeating: [], count: days.routine.count)
    for (date, routine) in zip(days.ahead, shownAhead) {
      for block in days.blocks(on: date) { add(block, on: [date]) }
      for shown in routine { routineDates[shown.index].append(date) }
    }
    for (index, dates) in routineDates.enumerated() where !dates.isEmpty { add(days.routine.block(index), on: dates) }
  }

  private mutating func add(_ block: TimeBlock, on told: [CivilDate]) {
    dates[Name(start: block.start, name: Document.key(ofTitle: block.name)), default: []].formUnion(told)
    for task in block.tasks {
      guard let project = task.project else { continue }
      let name = Name(project: Document.key(ofTitle: project), name: Document.key(ofTitle: task.title))
      dates[name, default: []].formUnion(told)
    }
  }

  /// The days on which a block tells what has a name and a time: it has that name and begins then, or has a task of that name.
  ///
  /// - Parameters:
  ///   - key: the name, as names are compared.
  ///   - project: the title of the project that it is of, likewise; nil for what is of none.
  func days(of key: String, at time: TimeOfDay, ofProject project: String?) -> Set<CivilDate> {
    let own = dates[Name(start: time, name: key)] ?? []
    guard let project, let tasks = dates[Name(project: project, name: key)] else { return own }
    return own.union(tasks)
  }
}
