import Editing
import Languages
import Workspace

/// `tidemark unset`
enum UnsetCommand {
  private static let thing = EditOptions.thing
  private static let key = Operand.optional("KEY", "a property of a file, or a field of anything else")

  static let command = Command(
    "unset",
    "Remove a property of a file, or a field of a section or an item",
    discussion: """
      Fields that mean nothing without it are removed with it: “at” and “from” with “every”. A key of tidemark.md needs no THING: \
      “unset clock” is a setting of the vault.
      """,
    operands: [thing, key],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unset \"Draft chapter\" due", "Remove the day from a task"),
      Example("tidemark unset Thesis color", "Remove the color of a project"),
      Example("tidemark unset clock", "Leave a setting of the vault to its default"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[thing]]) { vault throws(EditRefusal) in
      let (key, found) = try bearer(invocation, vault)
      try vault.unset(key, of: found)
      try EditCheck(vault).check()
    }
  }

  /// The key, and what has it; a key alone is a setting of the vault.
  private static func bearer(_ invocation: Invocation, _ vault: EditedVault) throws(EditRefusal) -> (key: String, Thing) {
    if let key = invocation[key] {
      return (key, try vault.bearer(of: key, named: invocation[thing], in: invocation[EditSession.scope]))
    }
    let name = invocation[thing]
    guard let root = vault.settingBearer(of: name) else {
      var refusal = EditRefusal(
        SettingCommandMessage.keyMissing(thing: name),
        help: .writeThingKey
      )
      if let meant = vault.nearestSetting(to: name) {
        refusal.advice = Told(SettingCommandMessage.meantSetting(meant))
        refusal.respelling = EditRefusal.Respelling(name, as: [meant])
      }
      throw refusal
    }
    return (name, root)
  }
}
