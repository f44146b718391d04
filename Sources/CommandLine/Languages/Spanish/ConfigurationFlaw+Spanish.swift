import Languages

private let language = Language.spanish

extension ConfigurationFlaw {
  var spanish: String {
    switch self {
    case .isNotUTF8: "esto no está en UTF-8"
    case .isNotYAML(let words): "esto no se puede leer como YAML\(words.map { ": \(language.quoted($0))" } ?? "")"
    case .isSetAlready(let key): "\(language.quoted(key)) ya tiene un valor; cuenta el primero"
    case .isNoSetting(let name, let meant, let names):
      "\(language.quoted(name)) no es un ajuste; \(advice(meant, names))"
    case .takesOneValue(let key): "\(language.quoted(key)) lleva un solo valor"
    case .isNoValue(let text, let key, let meant, let choices):
      "\(language.quoted(text)) no es un valor de \(language.quoted(key)); \(advice(meant, choices))"
    case .isNoPath(let text, let key):
      "\(language.quoted(text)) no es una ruta que empiece con / o ~/, como la necesita \(language.quoted(key))"
    }
  }

  private func advice(_ meant: String?, _ choices: [String]) -> String {
    meant.map { "¿quisiste decir \(language.quoted($0))?" } ?? "elige entre: \(choices.joined(separator: ", "))"
  }
}
