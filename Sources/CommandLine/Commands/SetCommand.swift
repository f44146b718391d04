import Chronology
import Editing
import Languages
import Outline
import Phrases
import Views
import Workspace

/// `tidemark set`
enum SetCommand {
  private static let thing = EditOptions.thing
  private static let key = Operand.one("KEY", EditHelp.key)
  private static let value = Operand.many("VALUE", SetHelp.value)

  static let command = Command(
    "set",
    SetHelp.summary,
    discussion: SetHelp.discussion,
    operands: [thing, key, value],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark set \"Draft chapter\" due next mon", SetHelp.setDue),
      Example("tidemark set Thesis color blue", SetHelp.setColor),
      Example("tidemark set Water goal 10", SetHelp.setGoal),
      Example("tidemark set clock 12h", SetHelp.setSetting),
      Example("tidemark set pages/health.md:14 goal 3 --dry-run", SharedHelp.showChange),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    let value = invocation[value].joined(separator: " ")
    guard !value.isEmpty else { return setSetting(invocation, console) }
    return EditSession.run(invocation, console, names: [invocation[thing]]) { vault throws(EditRefusal) in
      let found = try bearer(invocation, value, vault)
      let (today, weekStart) = (vault.today, vault.settings.weekStarts)
      var echo: SettingCommandMessage?
      let (field, property) = (FieldKey(called: invocation[key]), PropertyKey(rawValue: invocation[key].lowercased()))
      let looksBack = field?.looksBack ?? property?.looksBack ?? false
      let isRule = field == .every || field == .streak
      try vault.check(try? NamedDay(value, looksBack ? .back : .ahead))
      try vault.set(invocation[Self.key], to: isRule ? LocalWords.rule(value) : value, of: found) { word in
        guard let day = try? NamedDay(word, looksBack ? .back : .ahead) else { return nil }
        let date = day.date(from: today, weekStart: weekStart)
        if !day.phrase.isWritten { echo = .isDay(word, date) }
        return date
      }
      if let echo { vault.note(echo) }
      try EditCheck(vault).check()
    }
  }

  /// The thing that is named. Where it cannot have the key and the vault's root can, the refusal names that.
  private static func bearer(_ invocation: Invocation, _ value: String, _ vault: EditedVault) throws(EditRefusal) -> Thing {
    let key = invocation[key]
    do throws(EditRefusal) {
      return try vault.bearer(of: key, named: invocation[thing], in: invocation[EditSession.scope])
    } catch {
      guard error.choice == nil, error.commands.isEmpty, vault.settingBearer(of: key) != nil else { throw error }
      var refusal = error
      refusal.commands = [["set", key, value]]
      throw refusal
    }
  }

  /// `set clock 12h`: a setting is a key of the vault's root, which goes without saying.
  private static func setSetting(_ invocation: Invocation, _ console: Console) -> ExitCode {
    EditSession.run(invocation, console, names: []) { vault throws(EditRefusal) in
      let (name, value) = (invocation[thing], invocation[key])
      guard let root = vault.settingBearer(of: name) else {
        var refusal = EditRefusal(
          SettingCommandMessage.valueMissing(thing: name, key: value),
          help: .writeThingKeyValue
        )
        if let meant = vault.nearestSetting(to: name) {
          refusal.advice = Told(SettingCommandMessage.meantSetting(meant))
          refusal.respelling = EditRefusal.Respelling(name, as: [meant])
        }
        throw refusal
      }
      try vault.set(name, to: value, of: root) { _ in nil }
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `set` says.
enum SetHelp: Message {
  case value, summary, discussion, setDue, setColor, setGoal, setSetting
}

/// What is told of a key that is set or unset.
enum SettingCommandMessage: Message {
  case valueMissing(thing: String, key: String)
  case writeThingKeyValue
  case keyMissing(thing: String)
  case writeThingKey
  case meantSetting(String)
  /// Which day was read of a word.
  case isDay(String, CivilDate)
}
