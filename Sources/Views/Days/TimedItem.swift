import Chronology
import Insight
import Outline
import Planner
import Vault

/// What stands at a time of a day besides its blocks: a recurring task that is due at it, or a row of the schedule of a page. It takes
/// no free time. Its title is as it is written.
struct TimedItem: Sendable {
  enum Kind: Sendable {
    /// A task that comes again by a rule, `weekday`, and what became of it on the day.
    case recurring(rule: String, HabitState)
    /// What a page has at this time of every day.
    case row
  }

  var kind: Kind
  var start: TimeOfDay
  /// When a row ends that says so; of a task that is due every few hours, its last time of the day.
  var end: TimeOfDay?
  let title: String
  var icon: Icon?
  /// The title of its page or project.
  let home: String
  /// Whether that is a project, and no page.
  var isOfProject = false
  var place: DaySheet.Place?
  /// Both titles as names are compared. Each of many days compares them.
  private let titleKey: String
  private let homeKey: String

  init(
    kind: Kind,
    start: TimeOfDay,
    end: TimeOfDay? = nil,
    title: String,
    icon: Icon? = nil,
    home: String,
    isOfProject: Bool = false,
    place: DaySheet.Place? = nil
  ) {
    (self.kind, self.start, self.end) = (kind, start, end)
    (self.title, self.icon, self.home, self.isOfProject, self.place) = (title, icon, home, isOfProject, place)
    (titleKey, homeKey) = (Document.key(ofTitle: title), Document.key(ofTitle: home))
  }

  var isRecurring: Bool { if case .recurring = kind { true } else { false } }

  /// What becomes of a task that recurs; nil for a row.
  var state: HabitState? { if case .recurring(_, let state) = kind { state } else { nil } }

  /// Whether a block is a copy of it: it has its name, and begins when it does.
  func isCopied(by block: TimeBlock) -> Bool { block.start == start && Document.key(ofTitle: block.name) == titleKey }

  /// What is told of a project by the tasks of blocks.
  struct Assignments {
    private struct Task: Hashable {
      var project: String
      var title: String
    }

    private let tasks: Set<Task>

    init(of blocks: some Sequence<TimeBlock>) {
      tasks = Set(
        blocks.flatMap(\.tasks).compactMap { task in
          task.project.map { Task(project: Document.key(ofTitle: $0), title: Document.key(ofTitle: task.title)) }
        }
      )
    }

    /// Whether it is one of the tasks of the blocks: of its project, and of its name.
    func contains(_ item: TimedItem) -> Bool {
      item.isOfProject && tasks.contains(Task(project: item.homeKey, title: item.titleKey))
    }
  }
}
