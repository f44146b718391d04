import Diagnostics
import Languages
import Lint

/// `tidemark rules`
enum RulesCommand {
  /// The command line that lists the rules.
  static let line = "tidemark rules"

  static let command = Command(
    "rules",
    RulesHelp.summary,
    examples: [Example("tidemark explain field-value", RulesHelp.readAboutOne)]
  ) { _, console in
    let width = RuleCatalogue.names.map(\.count).max() ?? 0
    let lines = RuleCatalogue.all.map { rule in
      let name = DisplayWidth.padded(rule.name, to: width)
      let severity = DisplayWidth.padded(rule.severity.rawValue, to: 7)
      return "\(name)  \(severity)  \(rule.page.summary)\n"
    }
    console.write(paged: lines.joined())
    return .success
  }
}

/// `tidemark explain`
enum ExplainCommand {
  private static let rule = Operand.one(
    "RULE",
    choices: RuleCatalogue.names,
    listedBy: RulesCommand.line,
    ExplainHelp.rule
  )

  static let command = Command(
    "explain",
    ExplainHelp.summary,
    operands: [rule],
    examples: [Example("tidemark explain half-range", ExplainHelp.halfRange)]
  ) { invocation, console in
    guard let rule = RuleCatalogue.rule(named: invocation[rule]) else { return .couldNotRun }
    console.write(paged: RulePageText.markdown(of: rule, sections: Specification.sections(ofRule: rule.name)))
    return .success
  }
}

/// What the help of `rules` says.
enum RulesHelp: Message {
  case summary, readAboutOne
}

/// What the help of `explain` says.
enum ExplainHelp: Message {
  case rule, summary, halfRange
}
