/// In which language a person is told things, where the command line does not say: the environment, the configuration file, and
/// then the locale.
public enum LanguageChoice {
  /// The environment variable that names the language.
  public static let variable = "TIDEMARK_LANG"

  /// The language that holds.
  ///
  /// The first variable that is set decides, as for a locale: a language that is not known is English, and no later one is asked.
  ///
  /// - Parameters:
  ///   - configured: what the configuration file says.
  ///   - value: the value of a variable of the environment; an empty one counts as none.
  /// - Source: POSIX.1-2017, section 8.2.
  public static func language(configured: Language?, _ value: (String) -> String?) -> Language {
    func set(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let named = set(variable) { return Language(tag: named) ?? .english }
    if let configured { return configured }
    let locale = set("LC_ALL") ?? set("LC_MESSAGES") ?? set("LANG")
    return locale.flatMap { Language(tag: $0) } ?? .english
  }
}
