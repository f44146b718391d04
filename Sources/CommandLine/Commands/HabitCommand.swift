import Editing
import Workspace

/// `tidemark habit`
enum HabitCommand {
  private static let ritual = EditOptions.ritual
  private static let text = Operand.one("TEXT", "the habit as in a file, with its icon and fields")

  static let command = Command("habit", "Change the habits of a ritual", subcommands: [add])

  private static let add = Command(
    "add",
    "Add a habit to the current arc of a ritual",
    discussion: """
      In an arc that has begun it is due from today on, and gets “from” with that day, so that no earlier day counts as missed. \
      If no arc runs today, it goes into the next one; if all are over, `tidemark renew` begins the next.
      """,
    operands: [ritual, text],
    options: EditSession.options,
    examples: [
      Example("tidemark habit add Tea \"Rinse the pot\"", "Add a habit of every day"),
      Example("tidemark habit add Swim \"Sauna (every: sun, goal: 3)\"", "Add one with a rule and a goal"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      let thing = try vault.file(named: invocation[ritual], of: [.ritual])
      try vault.addHabit(invocation[text], to: thing)
      try EditCheck(vault).check()
    }
  }
}
