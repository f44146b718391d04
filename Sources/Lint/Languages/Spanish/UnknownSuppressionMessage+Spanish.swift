import Languages

private let language = Language.spanish

extension UnknownSuppressionMessage {
  var spanish: String {
    switch self {
    case .isNoRule(let name): "\(language.quoted(name)) no es una regla"
    case .deleteName: "`tidemark rules` las muestra; borra el nombre si la regla ya no existe"
    case .silencesNothing(let comment): "\(language.quoted(comment)) no silencia ninguna regla"
    case .writeRuleOrDelete:
      "escribe \(language.quoted("<!-- tidemark: allow RULE -->")), o \(language.quoted("allow-file")) para todo el archivo, o bórralo"
    }
  }
}
