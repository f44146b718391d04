import Languages

private let language = Language.english

extension SettingCommandMessage {
  var english: String {
    switch self {
    case .valueMissing(let name, let key):
      "VALUE is missing: \(language.title(name)) is not a setting, so it is read as the thing, and \(language.title(key)) as its key"
    case .writeThingKeyValue: "write the thing, the key and the value; `tidemark settings` shows the settings"
    case .keyMissing(let name): "KEY is missing: \(language.title(name)) is not a setting, so it is read as the thing"
    case .writeThingKey: "write the thing and the key; `tidemark settings` shows the settings"
    case .meantSetting(let name): "did you mean the setting \(language.quoted(name))?"
    case .isDay(let word, let day): "\(language.title(word)) is \(language.dayAndYear(day, .short))"
    }
  }
}
