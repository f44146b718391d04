import Languages

/// A variable of the environment that the program heeds.
struct EnvironmentVariable: Hashable, Sendable {
  var name: String
  /// Sentences, with code between backquotes.
  var meaning: EnvironmentMessage

  /// By what they are for; docs/configuration.md has the same table.
  static let all = [
    EnvironmentVariable(name: NoVault.variable, meaning: .vault),
    EnvironmentVariable(name: LanguageChoice.variable, meaning: .language),
    EnvironmentVariable(name: "NO_COLOR", meaning: .noColor),
    EnvironmentVariable(name: "PAGER", meaning: .pager),
    EnvironmentVariable(name: "LESS", meaning: .less),
    EnvironmentVariable(name: "VISUAL", meaning: .visual),
    EnvironmentVariable(name: "TERM", meaning: .term),
    EnvironmentVariable(name: "COLUMNS", meaning: .columns),
    EnvironmentVariable(name: "XDG_CONFIG_HOME", meaning: .configHome),
    EnvironmentVariable(name: "XDG_STATE_HOME", meaning: .stateHome),
  ]
}

/// What the variables of the environment mean, each by its name.
enum EnvironmentMessage: Message {
  case vault, language, noColor, pager, less, visual, term, columns, configHome, stateHome
}
