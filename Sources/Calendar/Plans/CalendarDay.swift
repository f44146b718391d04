import Chronology
import Planner

/// What a calendar needs of the file of a day: its blocks and its tasks, with what is written below them as text. The plans of the days
/// of many years take several times as much memory.
struct CalendarDay: Sendable {
  /// A block; where it ends depends on the other files of its day.
  struct Block: Sendable {
    /// Without notes.
    var block: TimeBlock
    var time: BlockTime
    /// What tells it apart from others of its name, if somebody wrote so.
    var id: String?
    /// Its tasks and its notes.
    var description: String
  }

  /// A task that stands below no block.
  struct Task: Sendable {
    /// Without notes, and without what is below it.
    var item: PlanItem
    var description: String
  }

  let date: CivilDate?
  let leftOut: [String]
  let blocks: [Block]
  let tasks: [Task]

  init(_ day: AnchorDay) {
    date = day.date
    leftOut = day.leftOut
    blocks = day.blockItems.compactMap { item in
      guard let time = item.content.blockTime, var block = TimeBlock(item, end: .endOfDay) else { return nil }
      let description = CalendarWords.text(of: block)
      block.notes = []
      for task in block.tasks.indices { block.tasks[task].notes = [] }
      return Block(block: block, time: BlockTime(time), id: item.id, description: description)
    }
    tasks = day.tasks.map { task in
      var item = task
      (item.notes, item.children, item.log) = ([], [], [])
      return Task(item: item, description: CalendarWords.text(below: task))
    }
  }
}
