package import Chronology
import Insight
package import Languages
import Outline
package import Planner
package import Vault
package import Views

/// The files and the views of a vault as pages, for a day.
package struct VaultPages: Sendable {
  package let plans: VaultPlans
  package let today: CivilDate
  package let jobs: Int
  package let language: Language
  let survey: RitualSurvey
  private let days: VaultDays
  private let rituals: [String: Int]
  private let document: DocumentPage

  /// - Parameter plans: all that the vault has.
  package init(_ plans: VaultPlans, today: CivilDate, jobs: Int, language: Language) {
    (self.plans, self.today, self.jobs, self.language) = (plans, today, jobs, language)
    days = VaultDays(plans, ProjectLooks(plans.projects), today: today, now: Moment(today, .startOfDay))
    survey = RitualSurvey(plans, now: Moment(today, .startOfDay), today: today, jobs: jobs)
    rituals = Dictionary(plans.rituals.enumerated().map { ($1.record.name, $0) }) { first, _ in first }
    document = DocumentPage(today: today, settings: plans.settings, in: language)
  }

  private var now: Moment { Moment(today, .startOfDay) }

  /// Whether something has an entry of a day that is still to come: then pages of days that are over may be others when that day is
  /// there.
  var hasEntriesAhead: Bool { days.hasEntriesAhead }

  // MARK: Files

  /// A file as a page.
  ///
  /// - Parameter name: its path from the root, by which the vault knows it.
  package func content(of plan: Plan, named name: String) -> PageContent {
    switch plan {
    case .page, .project, .stacks, .vault: break
    case .day(let day):
      let files = day.date.map { days.files(on: $0) } ?? []
      return content(of: plan, files)
    case .ritual:
      guard let ritual = rituals[name] else { break }
      let page = RitualView(survey, ritual, showsAllNotes: true).page(in: language)
      return asWritten(plan, below: page, titled: page.title)
    case .life(let life):
      // What is written besides weeks and phases is told as it is written.
      guard let page = content(of: life, titled: plan.title, notes: []) else { break }
      return asWritten(plan, below: page)
    case .activities(let activities):
      return asWritten(plan, below: content(of: activities.activities, notes: activities.notes))
    }
    return document.content(of: plan)
  }

  /// What a view says of a file, and below it the file in its own order.
  ///
  /// - Parameter title: that of the page; nil for that of the file.
  private func asWritten(_ plan: Plan, below view: PageContent, titled title: PageText? = nil) -> PageContent {
    let written = document.content(of: plan)
    var page = view
    page.title = title ?? written.title
    page.details += written.details
    page.parts += [.section(PageSection(PageText(language.say(PageMessage.asWritten)), written.parts))]
    return page
  }

  /// A file of a day as a page.
  ///
  /// - Parameter files: all files of that day.
  func content(of plan: Plan, _ files: [DayFile]) -> PageContent {
    guard let date = plan.day?.date, !files.isEmpty else { return document.content(of: plan) }
    var page = content(of: date, files)
    page.details += document.details(of: plan.icon)
    page.parts = document.facts(of: plan) + page.parts
    return page
  }

  /// A day as a page.
  private func content(of date: CivilDate, _ files: [DayFile]) -> PageContent {
    DayView(DaySheet(of: date, files, in: days, isOfPage: true)).page(of: files.map(\.value), document, in: language)
  }

  private func content(of life: Life, titled title: String, notes: [Note]) -> PageContent? {
    guard let span = life.span else { return nil }
    var sheet = LifeSheet(title: title, span: span, marks: life.marks, phases: life.phases, notes: notes, today: today)
    sheet.showsAllMilestones = true
    return LifeOverview(sheet, style: life.view ?? .color).page(in: language)
  }

  private func content(of activities: [TrackedActivity], notes: [Note]) -> PageContent {
    ActivitiesView(sheet(of: activities, notes: notes)).page(in: language)
  }

  func sheet(of activities: [TrackedActivity], notes: [Note] = []) -> ActivitiesSheet {
    ActivitiesSheet(
      activities,
      notes: notes,
      categories: CategoryLooks(plans.root),
      today: today,
      clock: plans.settings.clock,
      weekStart: plans.settings.weekStarts
    )
  }

  // MARK: Views

  /// A view as a page; nil where the vault has nothing for it.
  ///
  /// - Parameter date: a day of the period that is shown.
  package func content(of view: PageView, on date: CivilDate) -> PageContent? {
    switch view {
    case .day: return day(date)
    case .week: return week(of: date)
    case .month: return period(.month, on: date)
    case .year: return period(.year, on: date)
    case .tasks: return tasks(taskSurvey)
    case .projects: return plans.projects.isEmpty ? nil : projects(taskSurvey)
    case .rituals: return plans.rituals.isEmpty ? nil : RitualListView(survey, showsAll: true).page(in: language)
    case .activities:
      guard !plans.activities.isEmpty else { return nil }
      return content(of: plans.activities.flatMap(\.value.activities), notes: plans.activities.flatMap(\.value.notes))
    case .life:
      return plans.lives.first.flatMap { content(of: $0.value, titled: $0.record.title, notes: $0.value.notes) }
    case .insights:
      guard !plans.rituals.isEmpty else { return nil }
      return InsightsView(survey, cards: survey.history.insights(plans.settings.insights)).page(in: language)
    }
  }

  /// A page is of a day and not of a minute of it, as a text is: what is due at a time of today is due today.
  private var taskSurvey: TaskSurvey { TaskSurvey(plans, now: now, today: today, isWholeDay: true, jobs: jobs) }

  /// The pages of tasks and of projects, for which all tasks are looked at once.
  var ofWork: (tasks: PageContent?, projects: PageContent?) {
    let survey = taskSurvey
    return (tasks(survey), plans.projects.isEmpty ? nil : projects(survey))
  }

  private func projects(_ survey: TaskSurvey) -> PageContent {
    ProjectListView(ProjectList(survey, now: now, today: today, clock: plans.settings.clock)).page(in: language)
  }

  private func tasks(_ survey: TaskSurvey) -> PageContent? {
    let list = TaskList(
      survey,
      Question(),
      doneLimit: TaskList.doneShown,
      now: now,
      today: today,
      clock: plans.settings.clock
    )
    return list.isEmpty ? nil : TaskListView(list).page(in: language)
  }

  /// A day as it is shown; nil for one of which nothing is to be said.
  private func day(_ date: CivilDate) -> PageContent? {
    let page = content(of: date, days.files(on: date))
    return page.parts.isEmpty ? nil : page
  }

  func dayView(_ date: CivilDate) -> DayView { DayView(DaySheet(of: date, days.files(on: date), in: days)) }

  private func week(of date: CivilDate) -> PageContent {
    let first = date.startOfWeek(from: plans.settings.weekStarts)
    let found = (0..<7).map { day in (date: first.adding(days: day), files: days.files(on: first.adding(days: day))) }
    let sheets = found.map { DaySheet(of: $0.date, $0.files, in: days, isOfPage: true) }
    let pages = zip(sheets, found).map { sheet, day in
      DayView(sheet).page(of: day.files.map(\.value), document, in: language)
    }
    return WeekView(sheets).page(of: pages, in: language)
  }

  /// What a year came to; nil for one that has not begun.
  func content(ofYear year: Int, _ count: StatsPeriodCount) -> PageContent? {
    guard let days = DateRange(year: year), days.first <= today else { return nil }
    return StatsPeriodView(StatsPeriodSheet(survey, count, Question(), .year, days)).page(in: language)
  }

  private func period(_ span: StatsPeriodSpan, on date: CivilDate) -> PageContent? {
    let words = span == .year ? String(date.description.prefix(4)) : String(date.description.prefix(7))
    guard case .success(let days) = span.days(of: words, today: today, weekStart: plans.settings.weekStarts) else { return nil }
    return StatsPeriodView(StatsPeriodSheet(plans, now: now, today: today, span, days)).page(in: language)
  }
}
