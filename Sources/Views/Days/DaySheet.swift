import Chronology
import Diagnostics
import Planner

/// One day as views show it: everything settled, nothing laid out.
package struct DaySheet: Sendable {
  /// A time block.
  struct Block: Sendable {
    var block: TimeBlock
    /// The icon and the color that it is shown with.
    var look: BlockLook
    /// Whether the first of its tasks is the block itself, which has a box.
    var isTask = false
    /// As it is written in a file of the day; nil for one of the routine.
    var item: PlanItem?
    /// Where it is written; nil for one of the routine.
    var place: Place?
    /// Of one of the routine its line in the root; of two of one name and time the first.
    var routinePlace: Place?
    /// Where each of its tasks is written; none where that is not known.
    var taskPlaces: [Place] = []
    /// The name of a block that begins before it and has not ended when it begins.
    var overlapped: String?
    /// Whether it has no task, and an earlier block of its name had the task of that name, which is done: the rest of a block that was
    /// split.
    var isDoneEarlier = false
    /// The recurring task of its name that is due when it begins, which is told as the block.
    var recurring: TimedItem?
  }

  /// A task of the day that stands below no block.
  struct Task: Sendable {
    var title: String
    var box: BoxState
    var project: String?
    var due: CivilDate?
    var priority: Priority?
    var place: Place?
    /// Its steps, and what else is written below it.
    var notes: [Note] = []
  }

  /// A line of a file.
  struct Place: Hashable, Sendable {
    var path: String
    /// From 1.
    var line: Int

    /// `work.md:3`, safe to show.
    var text: String { "\(ControlCharacters.escaping(path)):\(line)" }
  }

  /// A note that is named by the day, and is left alone.
  struct UnclaimedNote: Hashable, Sendable {
    var path: String
    /// The line of `tidemark.md` that makes it a day; nil outside of any vault.
    var setting: String?
  }

  /// Where a block lies, told from now.
  enum Phase: String, Sendable {
    case past, running, coming
  }

  var date: CivilDate
  var today: CivilDate
  var now: Moment
  var clock: ClockStyle
  /// From `day-starts` to `day-ends`, and further where blocks, or tasks with a time, lie outside them.
  var range: Range<TimeOfDay>
  /// By start.
  var blocks: [Block] = []
  /// What no block covers from `day-starts` to `day-ends`.
  var free: [Range<TimeOfDay>] = []
  /// What no block covers of the range outside of these hours, where no free time is looked for.
  var outside: [Range<TimeOfDay>] = []
  var tasks: [Task] = []
  /// What is due on it and not planned on it, where that is asked for.
  var due: [DueItem] = []
  /// What stands at a time besides the blocks, and is no copy of one, by its times.
  var timed: [TimedItem] = []
  var icon: Icon?
  /// What the title says besides the day, without markup.
  var words = ""
  /// The same as it is written.
  var title = ""
  /// The first paragraph before the first section.
  var introduction: String?
  /// What is written in the day besides that, its blocks and its tasks.
  var notes: [Note] = []
  /// The files of the day; more than one is a problem.
  var files: [String] = []
  var problems: [DayProblem] = []
  /// The file that would be the day's, where there is none; else empty.
  var missingFile = ""
  /// Notes that are named by the day.
  var unclaimed: [UnclaimedNote] = []
  /// Whether the day lies in a vault.
  var hasVault = true

  var isToday: Bool { date == today }
  var isPast: Bool { date < today }

  /// The time of day, if it is now the day's.
  var time: TimeOfDay? { now.date == date ? now.time : nil }

  /// Whether the day goes on after its midnight, as the vault has it.
  var isAfterMidnight: Bool { isToday && now.date > date }

  var freeMinutes: Int { free.reduce(0) { $0 + $1.upperBound.minutes - $1.lowerBound.minutes } }

  /// The minutes of all blocks: every block counts in full, those that overlap too (format, *Planned time*).
  var plannedMinutes: Int { blocks.reduce(0) { $0 + $1.block.range.upperBound.minutes - $1.block.range.lowerBound.minutes } }

  /// The boxes of all tasks, in blocks and below none.
  var boxes: [BoxState] {
    // Blocks and tasks are large to copy: they stay where they are.
    var boxes: [BoxState] = []
    boxes.reserveCapacity(blocks.count + tasks.count)
    for block in blocks.indices {
      for task in blocks[block].block.tasks.indices { boxes.append(blocks[block].block.tasks[task].box) }
    }
    for task in tasks.indices { boxes.append(tasks[task].box) }
    return boxes
  }

  /// Whether nothing has a time on it.
  var isWithoutTimes: Bool { blocks.isEmpty && timed.isEmpty }

  /// The recurring tasks that have a time on it, those told as blocks not among them.
  var recurring: [TimedItem] { timed.filter(\.isRecurring) }

  func phase(of range: Range<TimeOfDay>) -> Phase {
    if Moment(date, range.upperBound) <= now || now.date > date { return .past }
    return Moment(date, range.lowerBound) <= now ? .running : .coming
  }
}

extension DaySheet.Block {
  /// The task that the block is, as it has a box, or was made for: it is told as the block, with its box.
  var ownTask: BlockTask? {
    if isTask { return block.tasks.first }
    return block.tasks.count == 1 && block.tasks[0].hasName(of: block) ? block.tasks[0] : nil
  }

  /// The tasks besides that.
  var listedTasks: [BlockTask] { Array(block.tasks.dropFirst(ownTask == nil ? 0 : 1)) }
}

/// The seven days of a week.
package struct WeekSheet: Sendable {
  var days: [DaySheet]
}
