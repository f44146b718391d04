import Chronology
import Planner
import Vault

/// The next block of each task that stands in a day.
struct TaskBlocks: Sendable {
  private var next: NextBlocks<TaskKey>
  private var blocks: [TaskBlock] = []

  init(_ days: [VaultPlans.File<AnchorDay>], now: Moment, defaultMinutes: Int) {
    next = NextBlocks(now: now)
    for day in days { add(day, defaultMinutes) }
  }

  /// The next block of a task; nil for none.
  subscript(task: TaskKey) -> TaskBlock? { next[task].map { blocks[$0.index] } }

  private mutating func add(_ day: VaultPlans.File<AnchorDay>, _ defaultMinutes: Int) {
    guard let date = day.value.date else { return }
    let items = day.value.blockItems
    let times = items.map { item in
      if case .block(let time) = item.content { BlockTime(time) } else { BlockTime(at: .startOfDay) }
    }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    for (index, item) in items.enumerated() {
      let keys = item.assignedTasks.compactMap { task in task.task.project.map { TaskKey(project: $0, task) } }
      guard !keys.isEmpty, let block = TimeBlock(item, end: ends[index]) else { continue }
      next.add(DatedBlock(on: date, block.start..<block.end, index: blocks.count), of: keys)
      blocks.append(
        TaskBlock(
          date: date,
          start: block.start,
          end: block.end,
          name: ShownText.line(block.name),
          place: TaskPlace(of: item, in: day.record)
        )
      )
    }
  }
}

/// A block of a day that a task is assigned to.
struct TaskBlock: Hashable, Sendable {
  var date: CivilDate
  var start: TimeOfDay
  var end: TimeOfDay
  /// Without markup.
  var name: String
  var place: TaskPlace

  var startMoment: Moment { Moment(date, start) }

  /// Whether it has begun; blocks that have ended are no next blocks.
  func isRunning(at now: Moment) -> Bool { startMoment <= now }
}
