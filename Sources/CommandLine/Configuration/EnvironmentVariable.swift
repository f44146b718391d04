import Languages

/// A variable of the environment that the program heeds.
struct EnvironmentVariable: Hashable, Sendable {
  var name: String
  /// Sentences, with code between backquotes.
  var meaning: Told

  /// By what they are for; docs/configuration.md has the same table.
  static let all = [
    EnvironmentVariable(
      name: NoVault.variable,
      meaning: Told("The vault that a command works in when the current folder is in none and there is no `--vault`.")
    ),
    EnvironmentVariable(
      name: LanguageChoice.variable,
      meaning: Told(
        "The language that you are told things in, if there is no `--lang`: `en`, `es` or `fr`; any other is English."
      )
    ),
    EnvironmentVariable(
      name: "NO_COLOR",
      meaning: Told("If it is set to anything, output has no color, unless `--color always` asks for it.")
    ),
    EnvironmentVariable(
      name: "PAGER",
      meaning: Told("The program that shows output longer than the terminal. Empty or `cat`: none. If it is not set: `less`.")
    ),
    EnvironmentVariable(
      name: "LESS",
      meaning: Told("The options of `less`. If it is not set, `less` gets `FRX`. `LV` is the same for `lv`, which gets `-c`.")
    ),
    EnvironmentVariable(name: "VISUAL", meaning: Told("The editor of `tidemark open`. If it is not set: that of `EDITOR`.")),
    EnvironmentVariable(name: "TERM", meaning: Told("If it is `dumb`, output has no color and no pager.")),
    EnvironmentVariable(
      name: "COLUMNS",
      meaning: Told("The width of output; otherwise that of the terminal, or 80. `LINES` is the height.")
    ),
    EnvironmentVariable(name: "XDG_CONFIG_HOME", meaning: Told("The folder of your settings; otherwise `~/.config`.")),
    EnvironmentVariable(
      name: "XDG_STATE_HOME",
      meaning: Told("The folder of what `tidemark undo` keeps; otherwise `~/.local/state`.")
    ),
  ]
}
