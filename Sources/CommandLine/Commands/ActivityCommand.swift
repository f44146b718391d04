import Editing
import Languages
import Workspace

/// `tidemark activity`
enum ActivityCommand {
  private static let names = Operand.some("NAME", "each by its name as in a file, with icon and fields")
  private static let category = Option.text("category", value: "NAME", "Put it into this category")
  private static let icon = EditOptions.icon

  static let command = Command(
    "activity",
    "Change the log of activities",
    discussion: "Alone it lists the activities.",
    subcommands: [add],
    alone: "activities"
  )

  private static let add = Command(
    "add",
    "Add activities",
    discussion: """
      Each goes after the others, at the lowest rank, and has today as its first day. `tidemark log` notes that it was done.
      """,
    operands: [names],
    options: [category, icon, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark activity add Tennis --category Hobby", "Add an activity"),
      Example("tidemark activity add Running Swimming", "Add two"),
      Example("tidemark activity add \"Dentist (category: Health)\"", "Add one as it is written in a file"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.activities]) {
      vault throws(EditRefusal) in
      let thing = try vault.onlyFile(
        of: .activities,
        named: invocation[EditSession.scope],
        help: "`tidemark new activities` begins one"
      )
      for name in invocation[names] {
        do throws(EditRefusal) {
          try vault.addActivity(name, category: invocation[category], icon: invocation[icon], to: thing)
        } catch {
          guard vault.hasItem(called: name, where: { $0.type == .activity }) else { throw error }
          var refusal = error
          refusal.commands += [("category", invocation[category]), ("icon", invocation[icon])].compactMap { key, value in
            value.map { ["set", name, key, $0] }
          }
          throw refusal
        }
      }
      try EditCheck(vault).check()
    }
  }
}

/// What is told of activities that are not there.
enum ActivityCommandMessage: Message {
  case noActivity(String)
  case isPeriod
  case newActivitiesBegins
}
