import Views

/// `tidemark ritual`
enum RitualCommand {
  private static let name = Operand.one("NAME", "the title of a ritual; a part of it will do")

  static let command = Command(
    "ritual",
    "Show one ritual: its arc, habits, milestones and streaks",
    discussion: """
      It shows the arc that runs today, else the latest, with what each habit came to: of its goal, and of the days on which it \
      was due so far. A day counts for the streak of the ritual when all that was due on it was done. Earlier arcs stand below. A \
      milestone is reached on its day, as soon as all that is due on it is done, if something was done on half of the due days until \
      then; else it passes.

      --json prints an object with title, icon, category, time, path, line, streak, completedArcs, asksForRenewal, renewal, arc and \
      otherArcs. An arc has number, state (upcoming, active, complete, ended early), start, end, effectiveEnd, day, days, \
      daysRemaining, ofGoals, soFar, habits and milestones (title, day, date, state: to come, reached or passed, isReached, keptDays: \
      the days with something done of those with something due); a rate has done, due and percent.
      """,
    operands: [name],
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json, SharedOptions.jobs,
    ],
    examples: [Example("tidemark ritual morning", "Show the ritual whose title has this word")],
    exitCodes: [
      ExitCodeNote(.success, "the ritual was shown"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no one ritual is called so"),
    ]
  ) { invocation, console in
    RitualViewing.show(invocation, console, named: invocation[name]) { survey, ritual in
      ritual.map { RitualView(survey, $0) }
    }
  }
}
