import Editing
import Languages
import Workspace

/// `tidemark activity`
enum ActivityCommand {
  private static let names = Operand.some("NAME", ActivityHelp.names)
  private static let category = Option.text("category", value: "NAME", EditHelp.category)
  private static let icon = EditOptions.icon

  static let command = Command(
    "activity",
    ActivityHelp.summary,
    discussion: ActivityHelp.discussion,
    subcommands: [add],
    alone: "activities"
  )

  private static let add = Command(
    "add",
    ActivityHelp.addSummary,
    discussion: ActivityHelp.addDiscussion,
    operands: [names],
    options: [category, icon, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark activity add Tennis --category Hobby", ActivityHelp.addActivity),
      Example("tidemark activity add Running Swimming", ActivityHelp.addTwo),
      Example("tidemark activity add \"Dentist (category: Health)\"", ActivityHelp.addAsWritten),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.activities]) {
      vault throws(EditRefusal) in
      let thing = try vault.onlyFile(
        of: .activities,
        named: invocation[EditSession.scope],
        help: ActivityCommandMessage.newActivitiesBegins
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

/// What the help of `activity` says.
enum ActivityHelp: Message {
  case names, summary, discussion, addSummary, addDiscussion, addActivity, addTwo, addAsWritten
}

/// What is told of activities that are not there.
enum ActivityCommandMessage: Message {
  case noActivity(String)
  case isPeriod
  case newActivitiesBegins
}
