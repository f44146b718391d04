import Diagnostics
import Languages

extension RulePageMessage {
  var french: String {
    switch self {
    case .severity(let severity): "Gravité\u{A0}: \(Language.french.say(ReportMessage.severity(severity)))."
    case .whatItDoes: "Ce qu’elle fait"
    case .why: "Pourquoi"
    case .example: "Exemple"
    case .useInstead: "Écrivez plutôt"
    case .fix: "Correction"
    case .noFix: "Aucune."
    case .inTheFormat: "Dans le format"
    case .toKeepItSilent: "Pour la faire taire"
    case .commentOrOption(let rule):
      """
      `<!-- tidemark: allow \(rule) -->` au-dessus d’un bloc, `<!-- tidemark: allow-file \(rule) -->` n’importe où dans le fichier,
      ou `tidemark lint --allow \(rule)`.
      """
    case .optionAlone(let rule):
      """
      `tidemark lint --allow \(rule)`. Rien dans un fichier ne la fait taire, car un tel fichier ne peut pas être lu de façon \
      fiable.
      """
    }
  }
}
