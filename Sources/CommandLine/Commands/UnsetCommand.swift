import Editing
import Languages
import Workspace

/// `tidemark unset`
enum UnsetCommand {
  private static let thing = EditOptions.thing
  private static let key = Operand.optional("KEY", EditHelp.key)

  static let command = Command(
    "unset",
    UnsetHelp.summary,
    discussion: UnsetHelp.discussion,
    operands: [thing, key],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unset \"Draft chapter\" due", UnsetHelp.removeDay),
      Example("tidemark unset Thesis color", UnsetHelp.removeColor),
      Example("tidemark unset clock", UnsetHelp.removeSetting),
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

/// What the help of `unset` says.
enum UnsetHelp: Message {
  case summary, discussion, removeDay, removeColor, removeSetting
}
