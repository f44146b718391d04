import Chronology
import Views

/// `tidemark projects`
enum ProjectsCommand {
  static let command = Command(
    "projects",
    "List the projects with what is open, due and next in each",
    discussion: """
      Projects come in the order of the section Projects of the vault's tidemark.md, then by title. The last line, All, adds them \
      up. Due counts the open tasks that are due today or earlier. A recurring task counts as open from the day on which it is \
      due until it is done or skipped.
      """,
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [Example("tidemark projects", "Show how the projects are going")],
    exitCodes: [
      ExitCodeNote(.success, "the projects were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: min(vault.today, vault.now.date)...CivilDate.latest)
    if status != .success, plans.projects.isEmpty { return status }
    let survey = TaskSurvey(plans, now: vault.now, today: vault.today, jobs: invocation.jobs)
    let list = ProjectList(survey, now: vault.now, today: vault.today, clock: vault.settings.clock)
    console.show(ProjectListView(list), invocation)
    return status
  }
}
