import Languages
import Views

/// `tidemark rituals`
enum RitualsCommand {
  private static let all = Option.flag("all", RitualsHelp.all)

  static let command = Command(
    "rituals",
    RitualsHelp.summary,
    discussion: RitualsHelp.discussion,
    options: [
      all, RitualOptions.times, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark rituals", RitualsHelp.showCurrent),
      Example("tidemark rituals --all", RitualsHelp.showAll),
    ],
    exitCodes: [
      ExitCodeNote(.success, RitualsHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.vaultUnreadable),
    ]
  ) { invocation, console in
    RitualViewing.show(invocation, console) { survey, _ in
      RitualListView(survey, times: DaySlotFilter(invocation[RitualOptions.times]), showsAll: invocation[all])
    }
  }
}

/// What the help of `rituals` says.
enum RitualsHelp: Message {
  case all, summary, discussion, showCurrent, showAll, success
}
