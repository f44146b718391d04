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
    let language = console.language
    func severity(_ severity: Severity) -> String { language.say(ReportMessage.severity(severity)) }
    let width = RuleCatalogue.names.map(\.count).max() ?? 0
    let severities = Severity.allCases.map { DisplayWidth.cells(of: severity($0)) }.max() ?? 0
    let lines = RuleCatalogue.all.map { rule in
      let name = DisplayWidth.padded(rule.name, to: width)
      let severity = DisplayWidth.padded(severity(rule.severity), to: severities)
      return "\(name)  \(severity)  \(rule.words(in: language).summary)\n"
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
    let sections = Specification.sections(ofRule: rule.name)
    console.write(paged: RulePageText.markdown(of: rule, sections: sections, in: console.language))
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
