package import Chronology
import Insight
package import Planner
package import Vault

/// What `tidemark glance` shows: everything settled, nothing laid out. Its texts are without markup.
package struct GlanceSheet: Sendable {
  /// A ritual, a habit, an activity: something with a name that stands in a file.
  struct Named: Sendable {
    var title: String
    var icon: Icon?
    var place: TaskPlace
  }

  struct Habit: Sendable {
    var habit: Named
    /// The title of its ritual.
    var ritual: String
  }

  struct NextRitual: Sendable {
    var ritual: Named
    var slot: DaySlot
    var day: RitualGlance.NextRitual.Day
  }

  struct Life: Sendable {
    /// Nil where the file says no day of birth.
    var weeks: LifeWeeks?
    var place: TaskPlace
    /// Whose it is; nil where the vault has no other.
    var title: String?
  }

  /// A task of today: of its file, or due.
  struct Task: Sendable {
    var task: Named
    /// The title of its project or its page.
    var home: String?
    var due: CivilDate?
  }

  struct Activity: Sendable {
    var activity: Named
    var history: ActivityHistory
  }

  var today: CivilDate
  var now: Moment
  var clock: ClockStyle
  /// The part of the day that it is.
  var slot: DaySlot
  /// The block or row that goes on, and the one that begins next.
  var current: GlanceTime?
  var next: GlanceTime?
  /// The others that began or begin together with them.
  var othersNow: [GlanceTime] = []
  var othersNext: [GlanceTime] = []
  /// The file that today would have, as it is shown; nil where it has one.
  var missingFile: String?

  /// What ends today or is a milestone.
  var occasions: [ToldOccasion]

  var ritualCount: Int
  /// Of all habits that are due today.
  var rate: Rate
  /// Of perfect days.
  var streak: Streak
  var habits: [Habit]
  /// How many habits are open in all.
  var openCount: Int
  var nextRitual: NextRitual?
  /// The rituals whose latest arc is complete, and which can be renewed.
  var renewals: [Named]

  /// The open tasks of today that stand in no block: overdue ones first, then what is due, then those of the day.
  var tasks: [Task]
  /// How many tasks earlier days left open whose day has not come.
  var leftOverCount: Int
  /// The counters of pages that have not reached their goals.
  var counters: [GlancePage.Line<Counter>]
  /// The recurring tasks and streaks of pages that are open today; none where one page is named, which has its own.
  var trackers: [TodayTracker]

  var page: GlancePage?
  var life: Life?
  /// By rank; of each file as many as it says.
  var activities: [Activity]
  /// How many the vault has.
  var activityCount: Int
  /// The first file of activities, be it empty.
  var activityFile: String?

  /// - Parameters:
  ///   - page: which of the pages is named.
  ///   - jobs: how many threads may work.
  package init(_ plans: VaultPlans, page: Int?, now: Moment, today: CivilDate, jobs: Int = 1) {
    self.today = today
    self.now = now
    clock = plans.settings.clock
    let survey = RitualSurvey(plans, now: now, today: today)
    occasions = ToldOccasion.all(plans, survey)
    let glance = survey.history.glance(slot: survey.slot)
    slot = survey.slot
    ritualCount = survey.rituals.count
    rate = glance.rate
    streak = survey.history.all.streak
    openCount = glance.openCount
    habits = GlanceSheet.habits(glance.next, survey, plans)
    nextRitual = glance.nextRitual.map { next in
      let own = survey.rituals[next.ritual]
      let ritual = Named(title: own.title, icon: own.icon, place: survey.places[next.ritual])
      return NextRitual(ritual: ritual, slot: own.slot, day: next.day)
    }
    let sheet = TodaySheet(survey, plans, times: DaySlotFilter([]), jobs: jobs)
    renewals = sheet.renewals.map { Named(title: $0.title, icon: $0.icon, place: survey.places[$0.ritual]) }
    let times = page == nil ? sheet.nowAndNext : sheet.day.map { GlanceTimes(of: $0, plans, page: page) }
    (current, next, missingFile) = (times?.current, times?.next, times?.missingFile)
    (othersNow, othersNext) = (times?.othersNow ?? [], times?.othersNext ?? [])
    tasks = GlanceSheet.tasks(sheet)
    leftOverCount = sheet.leftOver?.rest.count ?? 0
    counters = page == nil ? sheet.counters : []
    trackers = page == nil ? sheet.openTrackers : []
    self.page = page.map {
      GlancePage(plans.pages[$0], weekStart: plans.settings.weekStarts, today: today, time: now.time(on: today))
    }
    life = plans.lives.first.map { file in
      let weeks = file.value.span.map { LifeWeeks(of: $0, on: today) }
      let title = plans.lives.count > 1 ? ShownText.line(file.record.title) : nil
      return Life(weeks: weeks, place: TaskPlace(titleOf: file.record), title: title)
    }
    activities = plans.activities.flatMap { GlanceSheet.activities($0, today: today) }
    activityCount = plans.activities.reduce(0) { $0 + $1.value.activities.count }
    activityFile = plans.activities.first?.record.path
  }

  private static func habits(_ next: [RitualGlance.NextHabit], _ survey: RitualSurvey, _ plans: VaultPlans) -> [Habit] {
    next.map { next in
      let ritual = survey.rituals[next.ritual]
      let arc = ritual.arcs[next.arc]
      let places = survey.habitPlaces(of: next.ritual, in: arc, plans)
      let place = next.habit < places.count ? places[next.habit] : survey.places[next.ritual]
      let habit = arc.habits[next.habit]
      return Habit(habit: Named(title: habit.title, icon: habit.icon, place: place), ritual: ritual.title)
    }
  }

  private static func tasks(_ sheet: TodaySheet) -> [Task] {
    let due = sheet.dueTasks.map { task in
      switch task {
      case .written(let task):
        Task(task: Named(title: task.title, place: task.place), home: task.project ?? task.page, due: task.dueDay)
      case .leftOver(let task):
        Task(task: Named(title: task.title, place: task.place), home: task.project, due: task.due)
      }
    }
    let loose = (sheet.day?.tasks ?? []).filter(\.box.isToDo).map { task in
      let place = task.place.map { TaskPlace(path: $0.path, line: $0.line) }
      return Task(
        task: Named(title: ShownText.line(task.title), place: place ?? TaskPlace(path: "", line: nil)),
        home: task.project.map(ShownText.line),
        due: task.due ?? sheet.dueTask(planned: task.title, task.project)?.due
      )
    }
    func isLate(_ task: Task) -> Bool { task.due.map { $0 < sheet.today } ?? false }
    let all = due + loose
    let late = all.filter(isLate).enumerated()
      .sorted { ($0.element.due ?? .latest, $0.offset) < ($1.element.due ?? .latest, $1.offset) }
    return late.map(\.element) + all.filter { $0.due == sheet.today } + all.filter { !isLate($0) && $0.due != sheet.today }
  }

  private static func activities(_ file: VaultPlans.File<Activities>, today: CivilDate) -> [Activity] {
    let written = GlanceItems(file.value.content, of: file.record).entries.filter { $0.isTop && $0.item.type == .activity }
    return zip(file.value.ofGlance, written).map { activity, entry in
      let named = Named(title: ShownText.line(activity.title), icon: activity.icon, place: entry.place)
      return Activity(activity: named, history: ActivityHistory(activity, today: today))
    }
  }
}
