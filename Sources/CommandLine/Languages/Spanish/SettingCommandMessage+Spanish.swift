import Languages

private let language = Language.spanish

extension SettingCommandMessage {
  var spanish: String {
    switch self {
    case .valueMissing(let name, let key):
      "falta VALUE: \(language.title(name)) no es un ajuste, así que se lee como la cosa, y \(language.title(key)) como su clave"
    case .writeThingKeyValue: "escribe la cosa, la clave y el valor; `tidemark settings` muestra los ajustes"
    case .keyMissing(let name): "falta KEY: \(language.title(name)) no es un ajuste, así que se lee como la cosa"
    case .writeThingKey: "escribe la cosa y la clave; `tidemark settings` muestra los ajustes"
    case .meantSetting(let name): "¿quisiste decir el ajuste \(language.quoted(name))?"
    case .isDay(let word, let day): "\(language.title(word)) es \(language.dayAndYear(day, .short))"
    }
  }
}
