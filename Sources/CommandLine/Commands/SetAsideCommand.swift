import Editing
import Languages
import Planner
import Workspace

/// `tidemark set-aside`
enum SetAsideCommand {
  private static let item = EditOptions.item

  static let command = Command(
    "set-aside",
    SetAsideHelp.summary,
    discussion: SetAsideHelp.discussion,
    operands: [item],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark set-aside \"Learn Dutch\"", SetAsideHelp.setAside),
      Example("tidemark set-aside pages/health.md:14 --dry-run", SharedHelp.showChange),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }) {
      vault throws(EditRefusal) in
      let (name, scope) = (invocation[item], invocation[EditSession.scope])
      let isOfPage = { (thing: Thing, _: PlanItem?) in vault[thing.file]?.plan.kind.traits.setsAside == true }
      let thing: Thing
      do throws(EditRefusal) {
        thing = try vault.thing(named: name, in: scope, called: .itemOfPage, where: isOfPage)
      } catch {
        guard error.choice == nil,
          let strategy = try? vault.thing(named: name, in: scope, sorts: [.heading], called: .strategy, where: isOfPage),
          strategy.path?.group != nil
        else { throw error }
        throw try refusal(of: strategy, vault)
      }
      try vault.setAside(thing)
      try EditCheck(vault).check()
    }
  }

  /// A strategy is a heading, which says nothing of where it was; its items do.
  private static func refusal(of strategy: Thing, _ vault: EditedVault) throws(EditRefusal) -> EditRefusal {
    let elements = strategy.path.flatMap { vault[strategy.file]?.plan.content[elementsOf: $0] } ?? []
    let titles = elements.compactMap(\.item?.text).filter { !$0.isEmpty && !$0.contains("\n") }
    return EditRefusal(
      RestoreCommandMessage.isStrategy(strategy.title, at: try vault.place(of: strategy)),
      help: titles.isEmpty ? .hasNoItems : .setItemsAside,
      commands: titles.prefix(5).map { ["set-aside", $0, "--in", strategy.title] }
    )
  }
}

/// What the help of `set-aside` says.
enum SetAsideHelp: Message {
  case summary, discussion, setAside
}
