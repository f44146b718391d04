import Views

/// `tidemark rituals`
enum RitualsCommand {
  private static let all = Option.flag("all", "Also show those that are over")

  static let command = Command(
    "rituals",
    "List the rituals and how each is going",
    discussion: """
      A ritual is active while one of its arcs runs, upcoming while its latest arc is in the future. One whose latest arc is \
      complete can be renewed, unless it says that it is finished; one without an arc begins with `tidemark renew` too. Rituals \
      come in the order of the section Rituals of the vault's tidemark.md, then by title.

      --json prints an object with streak (of days on which all that was due was done), rituals and hidden, how many are over and \
      not shown. A ritual has group (active, upcoming, toRenew, withoutArc, unreadArc, over), and what “tidemark ritual --json” prints of it.
      """,
    options: [
      all, RitualOptions.times, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark rituals", "Show what runs, what is coming, and what can be renewed"),
      Example("tidemark rituals --all", "Show all"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the rituals were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read"),
    ]
  ) { invocation, console in
    RitualViewing.show(invocation, console) { survey, _ in
      RitualListView(survey, times: DaySlotFilter(invocation[RitualOptions.times]), showsAll: invocation[all])
    }
  }
}
