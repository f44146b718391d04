import Languages

private let language = Language.french

extension SettingCommandMessage {
  var french: String {
    switch self {
    case .valueMissing(let name, let key):
      "il manque VALUE\(language.colon) \(language.title(name)) n’est pas un réglage et se lit donc comme la chose, et \(language.title(key)) comme sa clé"
    case .writeThingKeyValue: "écrivez la chose, la clé et la valeur; `tidemark settings` montre les réglages"
    case .keyMissing(let name):
      "il manque KEY\(language.colon) \(language.title(name)) n’est pas un réglage et se lit donc comme la chose"
    case .writeThingKey: "écrivez la chose et la clé; `tidemark settings` montre les réglages"
    case .meantSetting(let name): "vouliez-vous dire le réglage \(language.quoted(name))?"
    case .isDay(let word, let day): "\(language.title(word)) est le \(language.dayAndYear(day, .short))"
    }
  }
}
