import Languages

@testable import Lint

extension RuleText {
  /// The texts of the page about a rule; that of a fix is empty where there is none.
  static func all(of rule: any Rule.Type) -> [RuleText] {
    let parts: [(RuleWords) -> String] = [{ $0.summary }, { $0.explanation }, { $0.reason }, { $0.fix ?? "" }]
    return parts.map { RuleText(english: $0(rule.english), spanish: $0(rule.spanish), french: $0(rule.french)) }
  }
}

/// The pages of all rules, each with the name of its rule.
let everyRulePage: [(name: String, samples: [any Message])] = RuleCatalogue.all.map { ($0.name, RuleText.all(of: $0)) }
