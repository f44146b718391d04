extension SettingsHelp {
  var english: String {
    switch self {
    case .summary: "Show the settings in force, and where each comes from"
    case .discussion:
      """
      Settings are properties of the vault's tidemark.md. One that is not written there has its default, and so has one whose \
      value cannot be read; `tidemark lint` says what is wrong with that. `tidemark set` changes a setting, `tidemark spec \
      Settings` explains them.

      --json prints an object with path, settings and notes (what is written in the root besides). A setting has name, value \
      (a text, or a list of texts), isDefault, and the path and line of its property; unread is a value that cannot be read.
      """
    case .showSettings: "Show the settings of the vault"
    case .success: "the settings were shown"
    }
  }
}
