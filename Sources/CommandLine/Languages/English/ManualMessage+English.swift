import Languages

private let language = Language.english

extension ManualHeading {
  var english: String {
    switch self {
    case .name: "NAME"
    case .synopsis: "SYNOPSIS"
    case .description: "DESCRIPTION"
    case .options: "OPTIONS"
    case .environment: "ENVIRONMENT"
    case .files: "FILES"
    case .exitStatus: "EXIT STATUS"
    case .examples: "EXAMPLES"
    case .seeAlso: "SEE ALSO"
    }
  }
}

extension ManualMessage {
  var english: String {
    switch self {
    case .explainsOne(let line): "\(language.quoted(line)) explains one command; so does its page."
    case .argumentsAre: "The arguments are:"
    case .commandsAre: "The commands are:"
    case .vaultFile: "In a folder: makes it a vault, and holds its settings."
    case .settings(let keys):
      "Your own settings, which hold in every vault: \(shown(keys)). Below `$XDG_CONFIG_HOME` where that is set."
    case .success: "All is well."
    case .findings: "The command ran, and what it looks for is there."
    case .couldNotRun: "The command could not run, or not to its end."
    }
  }

  private func shown(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: ", ") }
}
