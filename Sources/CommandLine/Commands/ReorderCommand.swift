import Editing
import Languages
import Workspace

/// `tidemark reorder`
enum ReorderCommand {
  private static let item = Operand.one("ITEM", "an item or a section: its name or a part of it, or FILE:LINE")
  private static let up = Option.flag("up", "Move it up one place")
  private static let down = Option.flag("down", "Move it down one place")
  private static let to = Option.value(
    "to",
    value: "N",
    expectation: "a place like 1",
    "Move it to this place among its siblings, from 1"
  ) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  private static let before = Option.text("before", value: "ITEM", "Move it before this one of its siblings")
  private static let after = Option.text("after", value: "ITEM", "Move it after this one of its siblings")

  static let command = Command(
    "reorder",
    "Move an item or a section among its siblings",
    discussion: """
      Siblings are the items of one section, group or item; the sections of a file; the groups of a section. Everything below it \
      moves with it. Numbered lists stay in order.
      """,
    operands: [item],
    options: [up, down, to, before, after, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reorder \"Pack the bag\" --up", "Move an item up by one"),
      Example("tidemark reorder \"Make tea\" --before \"Sit down\"", "Move a habit before another"),
      Example("tidemark reorder Schedule --to 1", "Move a section to the top"),
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
