import Languages

private let language = Language.french

extension UnknownSuppressionMessage {
  var french: String {
    switch self {
    case .isNoRule(let name): "\(language.quoted(name)) n’est pas une règle"
    case .deleteName: "`tidemark rules` affiche les règles; supprimez le nom si la règle n’existe plus"
    case .silencesNothing(let comment): "\(language.quoted(comment)) ne fait taire aucune règle"
    case .writeRuleOrDelete:
      "écrivez \(language.quoted("<!-- tidemark: allow RULE -->")), ou \(language.quoted("allow-file")) pour tout le fichier, ou supprimez-le"
    }
  }
}
