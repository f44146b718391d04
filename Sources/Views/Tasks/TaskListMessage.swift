import Languages

/// What `tidemark tasks` says of a list of tasks.
enum TaskListMessage: Message {
  /// What the tasks below a heading have in common.
  enum Subject: Hashable, Sendable {
    case project(String)
    case page(String)
    case day(SeenDay)
    case earlierDays
  }

  /// `All tasks of high priority`, `Tasks of Thesis due by tomorrow, Sat 21 Nov`; what is asked for stands behind, after a space.
  case heading(project: String?, asked: String)
  /// `18 open`, `1 overdue`, `2 due today`: the parts of a summary.
  case open(Int)
  case overdue(Int)
  case dueToday(Int)
  /// `nothing to do`, below the heading of a project.
  case nothingToDo
  /// The parts of the view.
  case toDo, stacks
  /// Before the title of one.
  case stack
  /// `Done`, or `Done, the last 4 of 20`
  case done(Int, of: Int)
  /// The heading of what days that are over left open.
  case earlierDays
  /// How many are not told, and the command that shows them: `and 9 more: “tidemark tasks --kind day”`
  case andMore(Int, command: String)
  /// `“tidemark plan …” plans them for today`
  case plansForToday(command: String)
  /// How many recurring tasks are not open yet, and the command that shows them.
  case waiting(Int, command: String)
  case noProjectHasTask, projectHasNoTask
  /// Where every task is done or dropped.
  case allSettled
  /// A heading of `--plain`, with what is open if anything is: `To do in Thesis, 6 open:`, `To do on Home: nothing`
  case toDoOf(Subject, GroupMessage?)
  /// `Overdue, 3 tasks:`, of an arrangement that is asked for.
  case group(String, count: Int)
  /// `Stack Later, 3 tasks:`
  case stackOf(String, count: Int)
}
