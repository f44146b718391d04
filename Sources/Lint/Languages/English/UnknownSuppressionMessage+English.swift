import Languages

private let language = Language.english

extension UnknownSuppressionMessage {
  var english: String {
    switch self {
    case .isNoRule(let name): "\(language.quoted(name)) is not a rule"
    case .deleteName: "`tidemark rules` lists them; delete the name if the rule is gone"
    case .silencesNothing(let comment): "\(language.quoted(comment)) silences no rule"
    case .writeRuleOrDelete:
      "write \(language.quoted("<!-- tidemark: allow RULE -->")), or \(language.quoted("allow-file")) for the whole file, or delete it"
    }
  }
}
