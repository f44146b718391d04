import Chronology
import Editing
import Languages
import Planner
import Views
import Workspace

/// `tidemark drop`
enum DropCommand {
  private static let items = Operand.some("ITEM", DropHelp.items)

  static let command = Command(
    "drop",
    DropHelp.summary,
    discussion: DropHelp.discussion,
    operands: [items],
    options: [EditSession.scope] + EditSession.options,
    examples: [Example("tidemark drop \"Draft chapter\"", DropHelp.giveUp)],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[items],
      needs: .named,
      days: { TaskSurvey.firstDay(before: $0)...CivilDate.latest },
      isSettledToday: { vault in
        let names = invocation[items]
        return names.count == 1 && !invocation.isGiven(EditSession.scope) && vault.isSurelyOpen(names[0], on: vault.today)
      }
    ) { vault throws(EditRefusal) in
      let today = vault.today
      var things: [Thing] = []
      func fits(_ item: PlanItem) -> Bool { item.box != nil || item.isLogged }
      let whole = vault.oneName(of: invocation[items], where: fits)
      if whole == nil { try vault.checkSeveral(invocation[items], for: ["drop"], where: fits) }
      for name in whole.map({ [$0] }) ?? invocation[items] {
        let doing = try vault.doing(
          "drop",
          named: name,
          on: today,
          in: invocation[EditSession.scope],
          called: .taskOrBox
        ) { _, item in
          item.map(fits) ?? false
        }
        switch doing {
        case .item(let thing): things.append(thing)
        case .ritual(let ritual):
          throw EditRefusal(
            DoingMessage.ritualIsNotDropped(ritual.title),
            commands: [["skip", ritual.title], ["end-arc", ritual.title]]
          )
        }
      }
      try vault.change(things, on: DateRange(today)) { vault, thing, day throws(EditRefusal) in
        try vault.drop(thing, on: day)
      }
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `drop` says.
enum DropHelp: Message {
  case items, summary, discussion, giveUp
}
