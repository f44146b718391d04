import Chronology
import Languages
import Views

/// `tidemark projects`
enum ProjectsCommand {
  static let command = Command(
    "projects",
    ProjectsHelp.summary,
    discussion: ProjectsHelp.discussion,
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [Example("tidemark projects", ProjectsHelp.showProjects)],
    exitCodes: [
      ExitCodeNote(.success, ProjectsHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.vaultUnreadable),
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

/// What the help of `projects` says.
enum ProjectsHelp: Message {
  case summary, discussion, showProjects, success
}
