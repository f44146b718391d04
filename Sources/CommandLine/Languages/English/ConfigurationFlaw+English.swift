import Languages

private let language = Language.english

extension ConfigurationFlaw {
  var english: String {
    switch self {
    case .isNotUTF8: "this is not UTF-8"
    case .isNotYAML(let words): "this cannot be read as YAML\(words.map { ": \($0)" } ?? "")"
    case .isSetAlready(let key): "\(language.quoted(key)) is set already; the first value counts"
    case .isNoSetting(let name, let meant, let names):
      "\(language.quoted(name)) is not a setting; \(advice(meant, names))"
    case .takesOneValue(let key): "\(language.quoted(key)) takes one value"
    case .isNoValue(let text, let key, let meant, let choices):
      "\(language.quoted(text)) is not a value of \(language.quoted(key)); \(advice(meant, choices))"
    case .isNoPath(let text, let key):
      "\(language.quoted(text)) is not a path that begins with / or ~/, as \(language.quoted(key)) needs it"
    }
  }

  private func advice(_ meant: String?, _ choices: [String]) -> String {
    meant.map { "did you mean \(language.quoted($0))?" } ?? "choose from: \(choices.joined(separator: ", "))"
  }
}
