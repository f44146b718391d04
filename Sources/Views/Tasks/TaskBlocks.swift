import Chronology
import Languages
import Planner
import Vault

/// The next block of each task that stands in a day.
struct TaskBlocks: Sendable {
  private var next: NextBlocks<TaskKey>
  private var blocks: [TaskBlock] = []

  /// - Parameter today: from which day on the routine is shown.
  init(_ plans: VaultPlans, now: Moment, today: CivilDate) {
    next = NextBlocks(now: now)
    for day in plans.days { add(day, plans.settings.defaultBlock) }
    addRoutine(plans, from: today)
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
      add(block, on: date, keys, TaskPlace(of: item, in: day.record))
    }
  }

  private mutating func add(_ block: TimeBlock, on date: CivilDate, _ keys: [TaskKey], _ place: TaskPlace) {
    next.add(DatedBlock(on: date, block.start..<block.end, index: blocks.count), of: keys)
    blocks.append(
      TaskBlock(
        date: date,
        start: block.start,
        end: block.end,
        written: WrittenName(block.name),
        isUnnamed: block.title.isEmpty,
        place: place
      )
    )
  }
}

extension TaskBlocks {
  /// How many days are looked through for the next block of the routine: those of a year and a day more.
  private static let days = 367

  /// Adds the blocks of the routine that days show, until each of the tasks in them has one.
  private mutating func addRoutine(_ plans: VaultPlans, from today: CivilDate) {
    guard let file = plans.rootFile else { return }
    let items = file.value.content.topItems.filter { $0.type == .routine }
    var wanted = Set(
      items.flatMap(\.assignedTasks).compactMap { task in task.task.project.map { TaskKey(project: $0, titled: task.text) } }
    )
    guard !wanted.isEmpty else { return }
    let routine = file.value.routine
    let written = Dictionary(grouping: plans.days) { $0.value.date }
    for date in (0..<TaskBlocks.days).lazy.map({ today.adding(days: $0) }) {
      let days = written[date]
      let shown = routine.blocks(
        on: date,
        besides: days?.flatMap { $0.value.blocks(defaultMinutes: plans.settings.defaultBlock) },
        leftOut: days?.flatMap(\.value.leftOut) ?? [],
        isPast: false
      )
      for block in shown {
        let keys = block.tasks.compactMap { task in task.project.map { TaskKey(project: $0, titled: task.title) } }
        guard !keys.isEmpty, next.isAhead(date, block.end),
          let item = items.first(where: { $0.text == block.title && $0.content.blockTime?.start == block.start })
        else { continue }
        add(block, on: date, keys, TaskPlace(of: item, in: file.record))
        wanted.subtract(keys)
      }
      if wanted.isEmpty { return }
    }
  }
}

/// A block of a day that a task is assigned to.
struct TaskBlock: Hashable, Sendable {
  var date: CivilDate
  var start: TimeOfDay
  var end: TimeOfDay
  /// Its name; of one without words, what programs call it.
  var written: WrittenName
  /// The same without markup.
  var name: String { written.words }
  /// Whether it has no words.
  var isUnnamed = false
  var place: TaskPlace

  var startMoment: Moment { Moment(date, start) }

  /// What it is called for people.
  func name(in language: Language) -> WrittenName {
    isUnnamed ? WrittenName(words: language.say(ItemMessage.unnamedBlock)) : written
  }

  /// Whether it has begun; blocks that have ended are no next blocks.
  func isRunning(at now: Moment) -> Bool { startMoment <= now }
}
