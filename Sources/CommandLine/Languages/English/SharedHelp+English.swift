extension SharedHelp {
  var english: String {
    switch self {
    case .color: "Color the output; auto does so in a terminal, unless NO_COLOR is set"
    case .language: "Speak English (en), Spanish (es) or French (fr), whatever the environment says"
    case .languageExpected: "en, es or fr"
    case .today: "Use this day as today, instead of the clock's"
    case .now: "Use this time as now, instead of the clock's"
    case .vault: "Use the vault that this folder is in, instead of that of the current folder"
    case .jobs: "Work on N files at a time; by default as many as there are processors"
    case .watch: "Print again each time a file changes, until Ctrl-C or q"
    case .plain: "Print plain lines, which a screen reader can follow"
    case .standardInputName: "Treat standard input as the file at this path, which need not exist"
    case .json: "Print JSON for programs"
    case .aboutFolders:
      """
      In a folder these are skipped: hidden files and folders, what .gitignore names, the templates of a vault, and symbolic \
      links that lead out of it; a file that you name is read in any case. A file whose front matter has no known kind is left \
      alone.
      """
    case .paths: "files and folders; - for standard input"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .showChange: "Show what would change"
    case .seeChange: "See what would change"
    case .vaultUnreadable: "the vault could not be read"
    case .rootUnreadable: "the vault or its root could not be read"
    case .noSuchRitual: "the vault could not be read, or no ritual, or more than one, has that name"
    case .noSuchPage: "the vault could not be read, or no page, or more than one, has that name"
    case .dayShown: "the day was shown, whether or not there is anything in it"
    }
  }
}
