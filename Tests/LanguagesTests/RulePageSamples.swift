import Languages
import Lint

/// One text of the page about a rule.
struct RulePagePart: Message {
  let english: String
  let spanish: String
  let french: String

  /// The texts of a page; that of a fix is empty where there is none.
  static func all(of rule: any Rule.Type) -> [RulePagePart] {
    let parts: [(RuleWords) -> String] = [{ $0.summary }, { $0.explanation }, { $0.reason }, { $0.fix ?? "" }]
    return parts.map { RulePagePart(english: $0(rule.english), spanish: $0(rule.spanish), french: $0(rule.french)) }
  }
}

/// The pages of all rules, each with the name of its rule.
let everyRulePage: [(name: String, samples: [any Message])] = RuleCatalogue.all.map { ($0.name, RulePagePart.all(of: $0)) }
