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

  let date: CivilDate?
  let leftOut: [String]
  let blocks: [Block]
  /// Those that stand below no block.
  let tasks: [CalendarTask]

  init(_ day: AnchorDay) {
    date = day.date
    leftOut = day.leftOut
    let items = day.blockItems
    // Those of years are held together, so that none has room for more.
    var blocks: [Block] = []
    blocks.reserveCapacity(items.count)
    for item in items {
      guard let time = item.content.blockTime, var block = TimeBlock(item, end: .endOfDay) else { continue }
      let description = CalendarWords.text(of: block)
      block.notes = []
      for task in block.tasks.indices { block.tasks[task].notes = [] }
      blocks.append(Block(block: block, time: BlockTime(time), id: item.id, description: description))
    }
    self.blocks = blocks
    tasks = day.tasks.map { CalendarTask($0) }
  }
}
