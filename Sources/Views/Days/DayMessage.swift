import Chronology
import Languages
import Planner

/// What is said of a day and of a week: of their blocks, their free times, and their tasks.
enum DayMessage: Message {
  // What a day holds in numbers.

  /// `3 blocks`
  case blocks(Int)
  /// `2 h 30 m planned`, `2 hours 30 minutes planned`
  case planned(minutes: Int, NameLength)
  /// `2 h 30 m free`, `2 hours 30 minutes free`
  case free(minutes: Int, NameLength)
  /// `2 due`
  case due(Int)
  /// `3 recurring`, `3 recurring, 1 done`
  case recurring(Int, done: Int)
  /// `1 of 3 done`, of tasks.
  case partDone(Int, of: Int)
  /// `and 2 tasks more`
  case andMoreTasks(Int)

  // The parts of a day.

  case notes, problems
  case tasksInNoBlock
  case dueNotPlanned
  case timetable
  /// The heads of the columns of a timetable.
  case time, what

  // What is said of a time, a block or a task.

  /// `free 2 h`, of a stretch; in full `free, 2 hours`.
  case freeTime(minutes: Int, NameLength)
  /// `now`, `now, after midnight`
  case now, nowAfterMidnight
  /// `overlaps`, `overlaps Deep work`
  case overlaps(String?)
  /// `project Thesis`
  case project(String)
  /// `color orange`
  case color(Color)
  /// `orange`
  case colorName(Color)
  /// `past`, of a block.
  case past
  /// `running now`, of a block.
  case runningNow
  /// What became of a recurring task, in a word.
  case recurringState(HabitState)
  /// `recurring, weekday`; the rule as it is written.
  case recurringBy(String)

  // Sentences, and their beginnings.

  /// `Friday 2026-11-20, today.`, and behind a colon the words of its title.
  case heading(SeenDay, words: String)
  /// `09:00 to 10:30, 1 hour 30 minutes: free.`
  case freeSpan(ShownTime, ShownTime, minutes: Int)
  /// `Now it is 10:15.`
  case nowIs(ShownTime)
  /// `Now it is 01:30, after midnight.`
  case nowIsAfterMidnight(ShownTime)
  /// `Task in no block, open: Buy bread`
  case taskInNoBlock(BoxState, String)
  /// `Task of Deep work, open: Draft chapter 3`
  case taskOfBlock(String, BoxState, String)
  /// `Due, open: Pay the bill`
  case dueTask(String)
  /// `Problem: …`
  case problem(DayProblem)

  // A week.

  /// `Week of 2026-11-16 - 2026-11-22`
  case weekOf(CivilDate, CivilDate)
  /// `Week from Mon 16 Nov to Sun 22 Nov 2026`
  case week(SeenDay, CivilDate)
  /// `today is Friday`
  case todayIs(Weekday)
  /// `routine of the vault`, behind its sign.
  case routineOfVault
  /// `recurring task`, behind its sign.
  case recurringTask
  /// `no file`, `no block`, of a day.
  case noFile, noBlock
}
