import Editing
import Phrases
import Views
import Workspace

/// `tidemark set`
enum SetCommand {
  private static let thing = EditOptions.thing
  private static let key = Operand.one("KEY", "a property of a file, or a field of anything else")
  private static let value = Operand.some("VALUE", "its value; a day may be tomorrow, fri or “in 3 days”")

  static let command = Command(
    "set",
    "Set a property of a file, or a field of a section or an item",
    discussion: """
      A value that is there already is replaced; a new field is written in the way of the file's other fields. A key that the \
      thing cannot have and a value that the key cannot have are refused, as lint would find them. If you name a copy of a task \
      on a day, the field is set in its project.
      """,
    operands: [thing, key, value],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark set \"Draft chapter\" due next mon", "Give a task the day on which it is due"),
      Example("tidemark set Thesis color blue", "Give a project a color"),
      Example("tidemark set pages/health.md:14 goal 3 --dry-run", "Show what would change"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[thing]]) { vault throws(EditRefusal) in
      let found = try vault.bearer(of: invocation[key], named: invocation[thing], in: invocation[EditSession.scope])
      let (today, weekStart) = (vault.today, vault.settings.weekStarts)
      var echo: String?
      try vault.set(invocation[key], to: invocation[value].joined(separator: " "), of: found) { word in
        guard let day = try? NamedDay(word, .ahead) else { return nil }
        let date = day.date(from: today, weekStart: weekStart)
        if !day.phrase.isWritten { echo = "\(EditRefusal.quote(word)) is \(date.echo)" }
        return date
      }
      if let echo { vault.note(echo) }
      try EditCheck(vault).check()
    }
  }
}
