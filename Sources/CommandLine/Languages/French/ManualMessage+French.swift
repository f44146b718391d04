import Languages

private let language = Language.french

extension ManualHeading {
  var french: String {
    switch self {
    case .name: "NOM"
    case .synopsis: "SYNOPSIS"
    case .description: "DESCRIPTION"
    case .options: "OPTIONS"
    case .environment: "ENVIRONNEMENT"
    case .files: "FICHIERS"
    case .exitStatus: "CODE DE RETOUR"
    case .examples: "EXEMPLES"
    case .seeAlso: "VOIR AUSSI"
    }
  }
}

extension ManualMessage {
  var french: String {
    switch self {
    case .explainsOne(let line): "\(language.quoted(line)) explique une commande; sa page aussi."
    case .argumentsAre: "Les arguments sont\(language.colon)"
    case .commandsAre: "Les commandes sont\(language.colon)"
    case .vaultFile: "Dans un dossier\(language.colon) en fait un coffre et contient ses réglages."
    case .settings(let keys):
      "Vos propres réglages, qui valent dans tous les coffres\(language.colon) \(shown(keys)). Sous `$XDG_CONFIG_HOME` si cette variable est définie."
    case .success: "Tout va bien."
    case .findings: "La commande a été exécutée, et ce qu’elle cherche s’y trouve."
    case .couldNotRun: "La commande n’a pas pu être exécutée, ou pas jusqu’au bout."
    }
  }

  private func shown(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: ", ") }
}
