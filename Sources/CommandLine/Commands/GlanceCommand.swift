import Chronology
import Languages
import Outline
import Planner
import Vault
import Views

/// `tidemark glance`
enum GlanceCommand {
  private static let page = Option.text("page", value: "PAGE", GlanceHelp.page)

  private static let places = Option.flag("places", GlanceHelp.places)

  /// The kinds of files that it looks at, besides the root and the day.
  static let kinds: Set<DocumentKind> = [.page, .project, .ritual, .life, .activities]

  static let command = Command(
    "glance",
    GlanceHelp.summary,
    discussion: GlanceHelp.discussion,
    options: [
      page, places, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark glance", GlanceHelp.showDay),
      Example("tidemark glance --page compass", GlanceHelp.withPage),
    ],
    exitCodes: [
      ExitCodeNote(.success, SharedHelp.dayShown),
      ExitCodeNote(.couldNotRun, SharedHelp.noSuchPage),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let today = vault.today
    let (plans, status) = vault.plans(
      days: TaskSurvey.firstDay(before: today)...CivilDate.latest,
      kinds: kinds
    ) { peek, bytes, _ in
      if case .day(let date) = peek { date == today || TaskPeek.mayHaveTasks(bytes) } else { true }
    }
    if !vault.isThere { return status }
    var chosen: Int?
    if let words = invocation[page] {
      switch console.settle(TitleChoice.page(words, in: plans)) {
      case .problem(let problem): return console.refuse(invocation, problem)
      case .title(let index): chosen = index
      }
    }
    let sheet = GlanceSheet(plans, page: chosen, now: vault.now, today: vault.today, jobs: invocation.jobs)
    console.show(GlanceView(sheet, showsPlaces: invocation[places]), invocation)
    return status
  }
}

/// What the help of `glance` says.
enum GlanceHelp: Message {
  case page, places, summary, discussion, showDay, withPage
}
