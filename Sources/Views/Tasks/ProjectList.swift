package import Chronology
package import Planner

/// What `tidemark projects` shows: each project in numbers, and *All* with the sums.
package struct ProjectList: Sendable {
  /// A project, or all of them.
  struct Row: Sendable {
    /// Nil for *All*.
    var project: TaskSurvey.Project?
    /// What can be done now; a recurring task only while it is open.
    var open: Int
    /// Recurring tasks of which nothing is open.
    var waiting: Int
    var done: Int
    /// How many open tasks are due on or before today.
    var dueByToday: Int
    /// The first day, today or after it, on which a task is due or recurs.
    var nextDue: CivilDate?
    /// The same after today.
    var laterDue: CivilDate?
    /// The first day, today or before it, on which an open task was due.
    var dueSince: CivilDate?
    /// Of all that there is to do.
    var next: TaskBlock?

    /// As programs are told it.
    var title: String { project?.title ?? Project.allTitle }
  }

  var now: Moment
  var today: CivilDate
  var clock: ClockStyle
  /// In the order of the vault.
  var projects: [Row]
  var all: Row

  package init(_ survey: TaskSurvey, now: Moment, today: CivilDate, clock: ClockStyle) {
    self.now = now
    self.today = today
    self.clock = clock
    projects = survey.projects.map { Row($0, $0.tasks, today: today) }
    all = Row(nil, survey.projects.flatMap(\.tasks), today: today)
  }

  var rows: [Row] { projects + [all] }
}

extension ProjectList.Row {
  fileprivate init(_ project: TaskSurvey.Project?, _ tasks: [ListedItem], today: CivilDate) {
    self.project = project
    let toDo = tasks.filter(\.isToDo)
    open = toDo.count { $0.state == .open }
    waiting = toDo.count { $0.state == .waiting }
    done = tasks.count { $0.state == .done }
    dueByToday = toDo.count { $0.state == .open && ($0.dueDay.map { $0 <= today } ?? false) }
    dueSince = toDo.filter { $0.state == .open }.compactMap(\.dueDay).filter { $0 <= today }.min()
    let days = toDo.flatMap { [$0.state == .open ? $0.dueDay : nil, $0.due, $0.recurring?.status.next] }.compactMap(\.self)
    nextDue = days.filter { $0 >= today }.min()
    laterDue = days.filter { $0 > today }.min()
    next = toDo.compactMap(\.next).min { $0.startMoment < $1.startMoment }
  }
}
