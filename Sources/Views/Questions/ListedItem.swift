import Chronology
import Planner

/// A task as the views of tasks show it. Its texts are without markup.
struct TaskEntry: Hashable, Sendable {
  enum State: String, Sendable {
    case open
    /// It recurs, and nothing of it is open.
    case waiting
    case done, dropped
  }

  /// How many of its steps are done.
  struct Steps: Hashable, Sendable {
    var done: Int
    var all: Int
  }

  /// When it comes again.
  struct Recurring: Hashable, Sendable {
    /// As it is written: `mon wed`.
    var rule: String
    var status: RecurringStatus
  }

  var title: String
  /// The title of its project.
  var project: String?
  /// The title of the page that it stands on.
  var page: String?
  var state: State
  var due: CivilDate?
  var priority: Priority?
  var done: CivilDate?
  var steps: Steps?
  var recurring: Recurring?
  var next: TaskBlock?
  var place: TaskPlace

  /// The day on which it wants something done: when it is due, or the day on which it recurs.
  var dueDay: CivilDate? { due ?? recurring?.status.open ?? recurring?.status.next }

  var order: TaskOrder { TaskOrder(priority: priority, due: dueDay) }

  /// Whether there is something to do, now or some day.
  var isToDo: Bool { state == .open || state == .waiting }
}

extension TaskEntry {
  /// - Parameters:
  ///   - project: the title of its project, without markup.
  ///   - weekStart: the first day of the week, for rules that count weeks.
  init(_ item: PlanItem, of project: String?, at place: TaskPlace, weekStart: Weekday, today: CivilDate, now: Moment) {
    title = ShownText.line(item.text)
    self.project = project
    self.place = place
    due = item.task.due
    priority = item.task.priority
    done = item.task.done
    let steps = TaskEntry.steps(of: item)
    if steps.all > 0 { self.steps = steps }
    guard case .recurring(let rule) = item.content else {
      state = State(item.box)
      return
    }
    let status = RecurringStatus(
      rule,
      log: item.log,
      weekStart: weekStart,
      today: today,
      time: now.time(on: today)
    )
    recurring = Recurring(rule: "\(rule.rule)", status: status)
    state =
      switch (status.open, status.next) {
      case (_?, _), (nil, today): .open
      case (nil, _?): .waiting
      case (nil, nil): status.lastDone == nil ? .dropped : .done
      }
    if state == .done { done = status.lastDone }
  }

  /// The boxes below it that are not dropped.
  private static func steps(of item: PlanItem) -> Steps {
    var steps = Steps(done: 0, all: 0)
    for child in item.children.compactMap(\.item) {
      let below = Self.steps(of: child)
      let counts = child.box != nil && child.box != .dropped
      steps.all += below.all + (counts ? 1 : 0)
      steps.done += below.done + (child.box == .done ? 1 : 0)
    }
    return steps
  }
}

extension TaskEntry.State {
  /// A box of an unknown mark settles nothing.
  fileprivate init(_ box: BoxState?) {
    self =
      switch box {
      case .done: .done
      case .dropped: .dropped
      case .open, .unknown, nil: .open
      }
  }
}

/// Where something stands in a file.
struct TaskPlace: Hashable, Sendable {
  /// As it is shown.
  var path: String
  /// From 1; nil where it is not known.
  var line: Int?
}
