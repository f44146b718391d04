import Languages

private let language = Language.french

extension ConfigurationFlaw {
  var french: String {
    switch self {
    case .isNotUTF8: "ceci n’est pas en UTF-8"
    case .isNotYAML(let words):
      "ceci ne peut pas être lu comme du YAML" + (words.map { "\(language.colon) \(language.quoted($0))" } ?? "")
    case .isSetAlready(let key): "\(language.quoted(key)) a déjà une valeur; c’est la première qui compte"
    case .isNoSetting(let name, let meant, let names):
      "\(language.quoted(name)) n’est pas un réglage; \(advice(meant, names))"
    case .takesOneValue(let key): "\(language.quoted(key)) prend une seule valeur"
    case .isNoValue(let text, let key, let meant, let choices):
      "\(language.quoted(text)) n’est pas une valeur de \(language.quoted(key)); \(advice(meant, choices))"
    case .isNoPath(let text, let key):
      "\(language.quoted(text)) n’est pas un chemin qui commence par / ou ~/, comme le veut \(language.quoted(key))"
    }
  }

  private func advice(_ meant: String?, _ choices: [String]) -> String {
    meant.map { "vouliez-vous dire \(language.quoted($0))?" }
      ?? "choisissez parmi\(language.colon) \(choices.joined(separator: ", "))"
  }
}
