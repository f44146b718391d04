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

  private var asWritten: PageText { PageText(language.say(PageMessage.asWritten)) }

  // MARK: Files

  /// A file as a page.
  ///
  /// - Parameter name: its path from the root, by which the vault knows it.
  package func content(of plan: Plan, named name: String) -> PageContent {
    var written: PageContent { document.content(of: plan) }
    switch plan {
    case .page, .project, .stacks, .vault: return written
    case .day(let day):
      let files = day.date.map { days.files(on: $0) } ?? []
      return content(of: plan, files)
    case .ritual:
      guard let ritual = rituals[name] else { return written }
      var page = RitualView(survey, ritual, showsAllNotes: true).page(in: language)
      page.parts += [.section(PageSection(asWritten, document.facts(of: plan) + document.parts(of: plan.content)))]
      return page
    case .life(let life):
      guard let page = content(of: life, titled: plan.title) else { return written }
      return page
    case .activities(let activities):
      var page = content(of: activities.activities, notes: activities.notes)
      page.title = written.title
      page.parts += [.section(PageSection(asWritten, document.parts(of: plan.content)))]
      return page
    }
  }

  /// A file of a day as a page.
  ///
  /// - Parameter files: all files of that day.
  func content(of plan: Plan, _ files: [DayFile]) -> PageContent {
    guard let date = plan.day?.date, !files.isEmpty else { return document.content(of: plan) }
    let sheet = DaySheet(of: date, files, in: days)
    var page = DayView(sheet).page(in: language)
    page.parts = document.facts(of: plan) + page.parts
    return page
  }

  private func content(of life: Life, titled title: String) -> PageContent? {
    guard let span = life.span else { return nil }
    var sheet = LifeSheet(title: title, span: span, marks: life.marks, phases: life.phases, notes: life.notes, today: today)
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
    case .tasks: return tasks
    case .projects:
      guard !plans.projects.isEmpty else { return nil }
      let list = ProjectList(taskSurvey, now: now, today: today, clock: plans.settings.clock)
      return ProjectListView(list).page(in: language)
    case .rituals: return plans.rituals.isEmpty ? nil : RitualListView(survey, showsAll: true).page(in: language)
    case .activities:
      guard !plans.activities.isEmpty else { return nil }
      return content(of: plans.activities.flatMap(\.value.activities), notes: plans.activities.flatMap(\.value.notes))
    case .life: return plans.lives.first.flatMap { content(of: $0.value, titled: $0.record.title) }
    case .insights:
      guard !plans.rituals.isEmpty else { return nil }
      return InsightsView(survey, cards: survey.history.insights(plans.settings.insights)).page(in: language)
    }
  }

  private var taskSurvey: TaskSurvey { TaskSurvey(plans, now: now, today: today, jobs: jobs) }

  private var tasks: PageContent? {
    let list = TaskList(
      taskSurvey,
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
    let page = dayView(date).page(in: language)
    return page.parts.isEmpty ? nil : page
  }

  func dayView(_ date: CivilDate) -> DayView { DayView(DaySheet(of: date, days.files(on: date), in: days)) }

  private func week(of date: CivilDate) -> PageContent {
    let first = date.startOfWeek(from: plans.settings.weekStarts)
    let sheets = (0..<7).map { day in
      let date = first.adding(days: day)
      return DaySheet(of: date, days.files(on: date), in: days)
    }
    return WeekView(sheets).page(in: language)
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
