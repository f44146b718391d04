import Chronology
import Insight
package import Planner
package import Vault

/// What `tidemark today` shows: what is due today from everywhere, and how much of it is done.
package struct TodaySheet: Sendable {
  struct Habit: Sendable {
    var title: String
    var icon: Icon?
    var state: HabitState
  }

  struct RitualEntry: Sendable {
    /// Its place in the survey.
    var ritual: Int
    var title: String
    var icon: Icon?
    var slot: DaySlot
    var progress: ArcProgress
    /// Of what is due today.
    var rate: Rate
    var streak: Int
    /// Those that are due or done.
    var habits: [Habit]
  }

  /// A ritual whose latest arc is complete, and the arc that would renew it.
  struct Renewal: Sendable {
    var ritual: Int
    var title: String
    var icon: Icon?
    var arc: ArcTitle
  }

  var today: CivilDate
  var now: Moment
  /// The part of the day that it is.
  var current: DaySlot
  /// The part of the day that is asked for; nil for all.
  var slot: DaySlot?
  /// The rituals that run today, by part of the day.
  var slots: [(slot: DaySlot, rituals: [RitualEntry])]
  /// Of all that is due today in the rituals that are shown.
  var rate: Rate
  /// Of days on which all that was due was done; with a part of the day asked for too, it is that of all rituals.
  var streak: Streak
  /// How many rituals there are, and how many run today.
  var ritualCount: Int
  var activeCount: Int
  var renewals: [Renewal]
  /// The rituals that have no arc, by their places in the survey.
  var withoutArc: [Int]
  /// Recurring tasks and streaks of pages that are due. These and the tasks are left out where a part of the day is asked for.
  var trackers: [TodayTracker]
  /// Tasks that are due or overdue.
  var tasks: [TaskEntry]

  package init(_ survey: RitualSurvey, _ plans: VaultPlans, slot: DaySlot?, jobs: Int) {
    today = survey.today
    now = survey.now
    current = survey.slot
    self.slot = slot
    let history = survey.history
    let entries = history.active.compactMap { TodaySheet.entry($0, survey) }.filter { slot == nil || $0.slot == slot }
    slots = DaySlot.allCases
      .map { slot in (slot, entries.filter { $0.slot == slot }) }
      .filter { !$0.1.isEmpty }
    rate = entries.reduce(.nothing) { $0 + $1.rate }
    streak = history.all.streak
    ritualCount = history.rituals.count
    activeCount = history.active.count
    renewals = history.rituals.indices.compactMap { ritual in
      let own = history.rituals[ritual]
      guard slot == nil || own.slot == slot else { return nil }
      return survey.renewal(of: ritual).map { Renewal(ritual: ritual, title: own.title, icon: own.icon, arc: $0) }
    }
    withoutArc = history.rituals.indices.filter { survey.isToBegin($0) && (slot == nil || history.rituals[$0].slot == slot) }
    guard slot == nil else {
      (trackers, tasks) = ([], [])
      return
    }
    let pages = Workers.map(count: plans.pages.count, jobs: jobs) { index in
      let file = plans.pages[index]
      return (
        trackers: TodayTracker.due(in: file, weekStart: survey.settings.weekStarts, today: survey.today),
        tasks: TodaySheet.tasks(of: file, survey)
      )
    }
    trackers = pages.flatMap(\.trackers)
    let ofProjects = TaskSurvey(plans, now: survey.now, today: survey.today, jobs: jobs).projects.flatMap(\.toDo)
    tasks = TodaySheet.due(ofProjects + pages.flatMap(\.tasks), today: survey.today)
  }

  private static func entry(_ ritual: Int, _ survey: RitualSurvey) -> RitualEntry? {
    let history = survey.history
    guard let day = history.ritualDay(of: ritual, on: survey.today) else { return nil }
    let own = history.rituals[ritual]
    let arc = own.arcs[day.arc]
    return RitualEntry(
      ritual: ritual,
      title: own.title,
      icon: own.icon,
      slot: own.slot,
      progress: ArcProgress(arc, today: survey.today),
      rate: day.figures.rate,
      streak: day.figures.streak,
      habits: day.habits.map { Habit(title: arc.habits[$0.habit].title, icon: arc.habits[$0.habit].icon, state: $0.state) }
    )
  }

  /// The boxes of a page that have a day.
  private static func tasks(of file: VaultPlans.File<FocusPage>, _ survey: RitualSurvey) -> [TaskEntry] {
    var tasks: [TaskEntry] = []
    file.value.content.forEachItem { item in
      guard item.type == .checkbox, item.task.due != nil else { return }
      tasks.append(
        TaskEntry(
          item,
          of: item.task.project.map(ShownText.line),
          at: TaskPlace(path: file.record.path),
          weekStart: survey.settings.weekStarts,
          today: survey.today
        )
      )
    }
    return tasks
  }

  /// Open tasks whose day has come; what is overdue longest comes first.
  private static func due(_ tasks: [TaskEntry], today: CivilDate) -> [TaskEntry] {
    let due = tasks.filter { $0.state == .open && ($0.dueDay.map { $0 <= today } ?? false) }
    return due.enumerated()
      .sorted { ($0.element.dueDay ?? today, $0.offset) < ($1.element.dueDay ?? today, $1.offset) }
      .map(\.element)
  }
}
