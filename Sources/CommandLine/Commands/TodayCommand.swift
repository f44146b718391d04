import Chronology
import Diagnostics
import Planner
import Vault
import Views

/// `tidemark today`
enum TodayCommand {
  private static let time = Option.text(
    "time",
    value: "TIME",
    choices: DaySlot.allCases.map(\.rawValue),
    "Show the rituals of this part of the day alone"
  )

  static let command = Command(
    "today",
    "Show what is due today: habits, recurring tasks, streaks and tasks",
    discussion: """
      Rituals that run today stand by the part of the day that they belong to, each with its habits that are due, open or done. Below \
      stand the recurring tasks and streaks of pages, what is due or overdue in projects and on pages, and the rituals that can be \
      renewed. With --time there are rituals alone.

      --json prints an object with today, now, currentTime, time, rate, streak, ritualCount, activeCount, rituals, trackers, tasks \
      and renewals. A habit has title, icon and state: done, skipped or open. A tracker has kind (recurring or streak), title, icon, \
      every, openSince or streak, done and goal, page and path. A task is as in “tidemark tasks --json”.
      """,
    options: [
      time, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark today", "Show all that is due today"),
      Example("tidemark today --time morning", "Show the rituals of the morning"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the day was shown, be there anything due or not"),
      ExitCodeNote(.couldNotRun, "the vault or its root could not be read"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let slot = invocation[time].flatMap(DaySlot.init(rawValue:))
    let days = min(vault.today, vault.now.date)...CivilDate.latest
    let (plans, status) = vault.plans(
      days: slot == nil ? days : nil,
      kinds: slot == nil ? [.ritual, .page, .project] : [.ritual]
    )
    if !FileSystem.isDirectory(invocation[SharedOptions.vault] ?? ".") { return status }
    let survey = RitualSurvey(plans, now: vault.now, today: vault.today)
    let sheet = TodaySheet(survey, plans, slot: slot, jobs: invocation.jobs)
    console.show(TodayView(sheet, survey), invocation)
    return status
  }
}
