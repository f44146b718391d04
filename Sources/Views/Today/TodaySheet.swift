import Chronology
import Insight
import Outline
import Planner
package import Vault

/// What `tidemark today` shows: what is planned, due and done today, from everywhere.
package struct TodaySheet: Sendable {
  struct Habit: Sendable {
    var title: String
    var icon: Icon?
    var state: HabitState
    var place: TaskPlace
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

    /// Whether nothing of it is left to do today.
    var isSettled: Bool { rate.due > 0 && !hasOpen }

    /// Whether nothing of it is due today, but what was skipped, and nothing may be done.
    var isIdle: Bool { rate.due == 0 && !hasOpen }

    private var hasOpen: Bool { habits.contains { $0.state == .open } }
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
  /// The parts of the day that are asked for.
  var times: DaySlotFilter
  /// The rituals that run today, by part of the day.
  var slots: [(slot: DaySlot, rituals: [RitualEntry])]
  /// Of all that is due today in the rituals that are shown.
  var rate: Rate
  /// Of days on which all that was due was done; with parts of the day asked for too, it is that of all rituals.
  var streak: Streak
  /// How many rituals there are, and how many run today.
  var ritualCount: Int
  var activeCount: Int
  var renewals: [Renewal]
  /// The rituals that have no arc, by their places in the survey.
  var withoutArc: [Int]
  /// The rituals whose arcs cannot be read, likewise.
  var withUnreadArc: [Int]
  /// The blocks of today, and its loose tasks. What follows is left out, too, where parts of the day are asked for.
  var day: DaySheet?
  /// What goes on now and what is next, of the blocks and of the rows of pages; one source with `tidemark glance`.
  private(set) var nowAndNext: GlanceTimes?
  /// What ends today, or is a milestone.
  var occasions: [ToldOccasion]
  /// Recurring tasks and streaks of pages that are due, or were done today; by the times that they have.
  var trackers: [TodayTracker]
  /// Open tasks of projects and pages that are due or overdue; what is overdue longest comes first.
  var tasks: [ListedItem]
  /// Those that are due in the days to come, the soonest first, be they planned today or not.
  private var dueSoon: [ListedItem] = []
  /// The counters of pages that have not reached their goals, as `tidemark glance` orders them.
  private(set) var counters: [GlancePage.Line<Counter>] = []
  /// Tasks of projects and pages that were done today.
  var doneTasks: [ListedItem]
  /// What days before left open.
  var leftOver: LeftOverTasks?
  /// Those of `tasks` that are of projects; of two of one name the first.
  private var tasksByKey: [TaskKey: ListedItem] = [:]

  package init(_ survey: RitualSurvey, _ plans: VaultPlans, times: DaySlotFilter, jobs: Int) {
    today = survey.today
    now = survey.now
    current = survey.slot
    self.times = times
    let history = survey.history
    let entries = history.active.compactMap { TodaySheet.entry($0, survey, plans) }.filter { times.contains($0.slot) }
    slots = DaySlot.allCases
      .map { slot in (slot, entries.filter { $0.slot == slot }) }
      .filter { !$0.1.isEmpty }
    rate = entries.reduce(.nothing) { $0 + $1.rate }
    streak = history.all.streak
    ritualCount = history.rituals.count
    activeCount = history.active.count
    renewals = history.rituals.indices.compactMap { ritual in
      let own = history.rituals[ritual]
      guard times.contains(own.slot) else { return nil }
      return survey.renewal(of: ritual).map { Renewal(ritual: ritual, title: own.title, icon: own.icon, arc: $0) }
    }
    let shown = history.rituals.indices.filter { times.contains(history.rituals[$0].slot) }
    withoutArc = shown.filter(survey.isToBegin)
    withUnreadArc = shown.filter(survey.hasUnreadArc)
    guard times.isOfAll else {
      (occasions, trackers, tasks, doneTasks, leftOver) = ([], [], [], [], nil)
      return
    }
    let (written, planned) = Workers.both(jobs: jobs) {
      TaskSurvey(
        plans,
        now: survey.now,
        today: survey.today,
        where: { TodaySheet.mayBeTold($0, today: survey.today) },
        jobs: jobs
      )
    } _: {
      Planned(plans, survey)
    }
    (occasions, leftOver, day) = (planned.occasions, planned.leftOver, planned.day)
    (nowAndNext, counters) = (planned.nowAndNext, planned.counters)
    let trackers = Workers.map(count: plans.pages.count, jobs: jobs) { index in
      TodayTracker.all(
        in: plans.pages[index],
        weekStart: survey.settings.weekStarts,
        today: survey.today,
        now: survey.now
      )
    }
    let unsorted = trackers.flatMap(\.self)
    let times = unsorted.map { $0.time ?? .startOfDay }
    self.trackers = unsorted.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { unsorted[$0] }
    let isOfPage = { (task: ListedItem) in task.type == .checkbox && !task.home.isSetAside }
    let isDue = { (task: ListedItem) in TodaySheet.isDueOrSoon(task, today: survey.today) }
    let isDoneToday = { (task: ListedItem) in task.state == .done && task.done == survey.today }
    // Tasks of a later day are due before it, or in the days to come; what an earlier day left open is told as that.
    let ofDays = written.days.flatMap { day in
      survey.today < day.date ? day.tasks.picked { $0.type == .task && $0.due != nil && isDue($0) } : []
    }
    let ofPages = written.pages.flatMap { page in page.tasks.picked { isOfPage($0) && $0.due != nil && isDue($0) } }
    let all = written.projects.flatMap { $0.tasks(where: isDue) } + ofPages + ofDays
    tasks = TodaySheet.due(all, today: survey.today)
    for task in tasks {
      if let key = TodaySheet.key(task.title, task.project), tasksByKey[key] == nil { tasksByKey[key] = task }
    }
    // What is due is told already.
    let told = tasksByKey
    let names = tasks.filter { $0.project == nil }.map(\.title) + self.trackers.filter { !$0.isDone }.map(\.title)
    leftOver?.leaveOut(where: { told[$0] != nil }, names: Set(names.map(Document.key(ofTitle:))))
    dueSoon = TodaySheet.dueSoon(all, today: survey.today)
    doneTasks =
      written.projects.flatMap { $0.tasks.picked(where: isDoneToday) }
      + written.pages.flatMap { page in page.tasks.picked { isOfPage($0) && isDoneToday($0) } }
  }

  /// What is shown beside the tasks of projects and pages.
  private struct Planned: Sendable {
    let occasions: [ToldOccasion]
    let leftOver: LeftOverTasks
    let day: DaySheet
    let nowAndNext: GlanceTimes
    let counters: [GlancePage.Line<Counter>]

    init(_ plans: VaultPlans, _ survey: RitualSurvey) {
      occasions = ToldOccasion.all(plans, survey)
      leftOver = LeftOverTasks(plans, today: survey.today)
      day = DaySheet(of: survey.today, in: plans, ProjectLooks(plans.projects), today: survey.today, now: survey.now)
      nowAndNext = GlanceTimes(of: day, plans)
      counters = GlancePage.openCounters(of: plans.pages)
    }
  }

  /// Whether there is nothing to show, and no ritual at all.
  var isEmpty: Bool {
    ritualCount == 0 && occasions.isEmpty && trackers.isEmpty && tasks.isEmpty && doneTasks.isEmpty
      && (leftOver?.tasks ?? []).isEmpty && day.map { $0.blocks.isEmpty && $0.tasks.isEmpty } ?? true
  }

  /// The recurring tasks and streaks that are open, but for those that a block which is shown is a copy of.
  var openTrackers: [TodayTracker] {
    let copied = (day?.shownBlocks ?? []).compactMap(\.recurring?.place)
    return trackers.filter { tracker in
      !tracker.isDone && !copied.contains { $0.path == tracker.place.path && $0.line == tracker.place.line }
    }
  }

  /// The rows of pages that go on now or are next, where no block is.
  var rows: [GlanceTime] {
    guard let times = nowAndNext else { return [] }
    let now = [times.current].compactMap(\.self) + times.othersNow
    let next = [times.next].compactMap(\.self) + times.othersNext
    return (now + next).filter { $0.page != nil }
  }

  /// The rituals of which something is open, by part of the day.
  var openRituals: [RitualEntry] { slots.flatMap(\.rituals).filter { !$0.isSettled && !$0.isIdle } }

  /// The rituals of which nothing is due today.
  var idleRituals: [RitualEntry] { slots.flatMap(\.rituals).filter(\.isIdle) }

  /// Tasks that are due and stand in no block and no list of today, where they are told already.
  var unplannedTasks: [ListedItem] { unplanned(tasks) }

  /// A task whose day has come, and that stands in no block and no list of today.
  enum DueTask: Sendable {
    case written(ListedItem)
    /// What an earlier day left open.
    case leftOver(LeftOverTasks.Task)

    var due: CivilDate? {
      switch self {
      case .written(let task): task.dueDay
      case .leftOver(let task): task.due
      }
    }

    var priority: Priority? {
      switch self {
      case .written(let task): task.priority
      case .leftOver(let task): task.priority
      }
    }
  }

  /// How many overdue tasks are told, if there are two or more besides: what is planned has room on the first lines of a terminal.
  static let shownLateCount = 6

  /// Those, the longest overdue first.
  var dueTasks: [DueTask] {
    let all = unplannedTasks.map(DueTask.written) + (leftOver?.due ?? []).map(DueTask.leftOver)
    return all.enumerated()
      .sorted { ($0.element.due ?? today, $0.offset) < ($1.element.due ?? today, $1.offset) }
      .map(\.element)
  }

  /// Of those the few overdue ones that are told, the most important and else the longest overdue, what is due today, and how many
  /// there are besides.
  var shownDueTasks: (tasks: [DueTask], more: Int) {
    let all = dueTasks
    let late = all.indices.filter { all[$0].due.map { $0 < today } ?? false }
    guard late.count > TodaySheet.shownLateCount + 1 else { return (all, 0) }
    let byPriority = late.sorted { left, right in
      switch (all[left].priority, all[right].priority) {
      case (let one, let other) where one == other: left < right
      case (let one?, let other?): one > other
      case (let one, _): one != nil
      }
    }
    let hidden = Set(byPriority.dropFirst(TodaySheet.shownLateCount))
    return (all.indices.filter { !hidden.contains($0) }.map { all[$0] }, hidden.count)
  }

  /// Tasks that are due in the days to come, and are not planned today.
  var soonTasks: [ListedItem] { unplanned(dueSoon) }

  private func unplanned(_ tasks: [ListedItem]) -> [ListedItem] {
    guard let day else { return tasks }
    let planned = day.blocks.flatMap(\.block.tasks).compactMap { TodaySheet.key($0.title, $0.project) }
    let keys = Set(planned + day.tasks.compactMap { TodaySheet.key($0.title, $0.project) })
    let loose = Set(
      day.tasks.filter { $0.project == nil && $0.box.isToDo }.map { Document.key(ofTitle: ShownText.line($0.title)) }
    )
    return tasks.filter { task in
      if let key = TodaySheet.key(task.title, task.project) { return !keys.contains(key) }
      return task.home.day == nil || !loose.contains(Document.key(ofTitle: task.title))
    }
  }

  /// A task of a project that is due today or overdue, where one that is planned is a copy of it.
  func dueTask(planned title: String, _ project: String?) -> ListedItem? {
    TodaySheet.key(title, project).flatMap { tasksByKey[$0] }
  }

  /// The days on which tasks that are told are due, or open since: today or before.
  var dueDays: [CivilDate] {
    let loose = (day?.tasks ?? []).filter { $0.box.isToDo && dueTask(planned: $0.title, $0.project) == nil }
    let left = leftOver?.due ?? []
    return tasks.compactMap(\.dueDay) + (loose.compactMap(\.due) + left.compactMap(\.due)).filter { $0 <= today }
  }

  /// Likewise of the recurring tasks of pages.
  var recurringDays: [CivilDate] { trackers.filter { !$0.isDone }.compactMap(\.dueDay) }

  /// What tells a task of a project from others; nil for one of none.
  private static func key(_ title: String, _ project: String?) -> TaskKey? {
    project.map { TaskKey(project: ShownText.line($0), titled: ShownText.line(title)) }
  }

  /// The rituals of which all that is due is done or skipped.
  var settledRituals: [RitualEntry] { slots.flatMap(\.rituals).filter(\.isSettled) }

  private static func entry(_ ritual: Int, _ survey: RitualSurvey, _ plans: VaultPlans) -> RitualEntry? {
    let history = survey.history
    guard let day = history.ritualDay(of: ritual, on: survey.today) else { return nil }
    let own = history.rituals[ritual]
    let arc = own.arcs[day.arc]
    let places = survey.habitPlaces(of: ritual, in: arc, plans)
    return RitualEntry(
      ritual: ritual,
      title: own.title,
      icon: own.icon,
      slot: own.slot,
      progress: ArcProgress(arc, today: survey.today),
      rate: day.figures.rate,
      streak: day.figures.streak,
      habits: day.habits.map { habit in
        Habit(
          title: arc.habits[habit.habit].title,
          icon: arc.habits[habit.habit].icon,
          state: habit.state,
          place: habit.habit < places.count ? places[habit.habit] : survey.places[ritual]
        )
      }
    )
  }

  /// How many days ahead a deadline is told: a week, so that none is first seen on its day.
  static let soonDays = 7

  /// Whether a task of a project or a page may be due, due soon, or done today, as far as its own line says.
  static func mayBeTold(_ item: PlanItem, today: CivilDate) -> Bool {
    if item.type == .recurring || item.task.done == today { return true }
    guard let due = item.task.due, due <= today.adding(days: soonDays) else { return false }
    return item.box?.isToDo ?? true
  }

  /// Whether a task is open, and its day has come or is one of the next.
  static func isDueOrSoon(_ task: ListedItem, today: CivilDate) -> Bool {
    task.state == .open && (task.dueDay.map { $0 <= today.adding(days: soonDays) } ?? false)
  }

  private static func dueSoon(_ tasks: [ListedItem], today: CivilDate) -> [ListedItem] {
    let soon = tasks.filter { task in
      task.state == .open && (task.due.map { today < $0 && $0 <= today.adding(days: soonDays) } ?? false)
    }
    return soon.enumerated()
      .sorted { ($0.element.due ?? today, $0.offset) < ($1.element.due ?? today, $1.offset) }
      .map(\.element)
  }

  /// Open tasks whose day has come; what is overdue longest comes first.
  private static func due(_ tasks: [ListedItem], today: CivilDate) -> [ListedItem] {
    let due = tasks.filter { $0.state == .open && ($0.dueDay.map { $0 <= today } ?? false) }
    return due.enumerated()
      .sorted { ($0.element.dueDay ?? today, $0.offset) < ($1.element.dueDay ?? today, $1.offset) }
      .map(\.element)
  }
}
