extension EnvironmentMessage {
  var english: String {
    switch self {
    case .vault: "The vault that a command works in when the current folder is in none and there is no `--vault`."
    case .language:
      "The language that you are told things in, if there is no `--lang`: `en`, `es` or `fr`; any other is English."
    case .noColor: "If it is set to anything, output has no color, unless `--color always` asks for it."
    case .pager: "The program that shows output longer than the terminal. Empty or `cat`: none. If it is not set: `less`."
    case .less: "The options of `less`. If it is not set, `less` gets `FRX`. `LV` is the same for `lv`, which gets `-c`."
    case .visual: "The editor of `tidemark open`. If it is not set: that of `EDITOR`."
    case .term: "If it is `dumb`, output has no color and no pager."
    case .columns: "The width of output; otherwise that of the terminal, or 80. `LINES` is the height."
    case .configHome: "The folder of your settings; otherwise `~/.config`."
    case .stateHome: "The folder of what `tidemark undo` keeps, and of what is remembered of sites; otherwise `~/.local/state`."
    }
  }
}
