import Diagnostics
import Languages

private let language = Language.french

extension FoundFolderMessage {
  var french: String {
    switch self {
    case .files(let count):
      "Il y a déjà ici \(language.counted(count, "fichier Markdown, et il n’a pas été modifié", "fichiers Markdown, et aucun n’a été modifié"))\(language.colon)"
    case .dated(let count, let folder):
      "\(language.number(count)) \(folder.map { "dans \(language.quoted($0))" } ?? "dans ce dossier même") \(language.form(count, "porte", "portent")) une date pour nom; ceux qui ne disent pas leur type sont maintenant des jours"
    case .notes(let count):
      "\(language.counted(count, "est une note tant qu’il ne dit pas son type", "sont des notes tant qu’ils ne disent pas leur type")), comme \(language.quoted("kind: page"))"
    case .boxes(let count): "\(language.counted(count, "élément", "éléments")) avec une case"
    case .foreignLines(let count):
      "\(language.counted(count, "ligne", "lignes")) comme d’autres programmes \(language.form(count, "l’écrivent", "les écrivent")) (\(language.quoted("tidemark explain foreign-line")))"
    case .findsNothing: "\(language.quoted("tidemark lint")) ne trouve rien."
    case .finds(let counts, let mended):
      "\(language.quoted("tidemark lint")) trouve \(words(for: counts))"
        + (mended > 0
          ? "; \(language.quoted("tidemark lint --fix")) en corrige jusqu’à \(language.number(mended))." : ".")
    }
  }

  private func words(for counts: [LintReportMessage.FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: language.counted(found.count, "erreur", "erreurs")
      case .warning: language.counted(found.count, "avertissement", "avertissements")
      case .info: language.counted(found.count, "suggestion", "suggestions")
      }
    }.joined(separator: ", ")
  }
}
