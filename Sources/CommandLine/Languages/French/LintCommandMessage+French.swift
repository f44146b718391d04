import Languages

private let language = Language.french

extension LintCommandMessage {
  var french: String {
    switch self {
    case .stagedAndWatch:
      "\(language.quoted("--staged")) lit ce que git contient, et \(language.quoted("--watch")) ne sait rien de ses changements; enlevez l’une des deux"
    case .fixAndWatch:
      "\(language.quoted("--fix")) changerait des fichiers pendant que vous les modifiez; enlevez \(language.quoted("--watch"))"
    case .stagedAndFix:
      "\(language.quoted("--staged")) lit l’index de git, où aucune correction ne peut s’écrire; corrigez les fichiers, puis utilisez \(language.quoted("git add"))"
    case .stagedInput: "\(language.quoted("-")) est l’entrée standard, dont git n’a rien dans son index; enlevez-la"
    case .goesWithFix(let option):
      "\(language.quoted(option)) va avec \(language.quoted("--fix")); écrivez \(language.quoted("--fix " + option))"
    case .oneRuleAtATime:
      "\(language.quoted("--unsafe-fixes")) prend les constats d’une seule règle à la fois; nommez-la, comme \(language.quoted("--rule unknown-key"))"
    case .dryRunInFormat(let format):
      "\(language.quoted("--dry-run")) affiche un diff, pour lequel le format \(language.quoted(format)) n’a pas de place; "
        + "utilisez \(language.quoted("--format json")), ou enlevez \(language.quoted("--format"))"
    case .inputAlone:
      "avec \(language.quoted("--fix")), \(language.quoted("-")) doit être le seul chemin, car le texte corrigé va à la sortie standard; "
        + "relancez la commande pour les fichiers"
    }
  }
}
