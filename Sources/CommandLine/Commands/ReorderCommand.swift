import Editing
import Languages
import Workspace

/// `tidemark reorder`
enum ReorderCommand {
  private static let item = Operand.one("ITEM", ReorderHelp.item)
  private static let up = Option.flag("up", ReorderHelp.up)
  private static let down = Option.flag("down", ReorderHelp.down)
  private static let to = Option.value("to", value: "N", expectation: ReorderHelp.toExpected, ReorderHelp.to) { text in
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
  private static let before = Option.text("before", value: "ITEM", ReorderHelp.before)
  private static let after = Option.text("after", value: "ITEM", ReorderHelp.after)

  static let command = Command(
    "reorder",
    ReorderHelp.summary,
    discussion: ReorderHelp.discussion,
    operands: [item],
    options: [up, down, to, before, after, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reorder \"Pack the bag\" --up", ReorderHelp.moveUp),
      Example("tidemark reorder \"Make tea\" --before \"Sit down\"", ReorderHelp.moveBefore),
      Example("tidemark reorder Schedule --to 1", ReorderHelp.moveToTop),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]]) { vault throws(EditRefusal) in
      let shifts =
        (invocation[up] ? [Shift.up] : []) + (invocation[down] ? [.down] : []) + (invocation[to].map { [.to($0)] } ?? [])
      let neighbors = [(invocation[before], true), (invocation[after], false)].filter { $0.0 != nil }
      guard shifts.count + neighbors.count == 1 else {
        throw EditRefusal(MoveCommandMessage.sayWhere, help: .giveOne)
      }
      let found = try vault.subject(
        named: invocation[item],
        in: invocation[EditSession.scope],
        sorts: [.heading, .item],
        called: .itemOrSection
      )
      if let neighbor = neighbors.first, let name = neighbor.0 {
        try vault.reorder(found, next: name, isBefore: neighbor.1)
      } else {
        try vault.reorder(found, shifts[0])
      }
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `reorder` says.
enum ReorderHelp: Message {
  case item, up, down, toExpected, to, before, after, summary, discussion, moveUp, moveBefore, moveToTop
}
