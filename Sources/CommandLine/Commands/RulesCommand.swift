import Diagnostics
import Languages
import Lint

/// `tidemark rules`
enum RulesCommand {
  /// The command line that lists the rules.
  static let line = "tidemark rules"

  static let command = Command(
    "rules",
    "List the rules of lint",
    examples: [Example("tidemark explain field-value", "Read about one of them")]
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
    "the name of a rule"
  )

  static let command = Command(
    "explain",
    "Print the page about a rule: what it finds, why, an example, what to write instead",
    operands: [rule],
    examples: [Example("tidemark explain half-range", "Read about half ranges")]
  ) { invocation, console in
    guard let rule = RuleCatalogue.rule(named: invocation[rule]) else { return .couldNotRun }
    let sections = Specification.sections(ofRule: rule.name)
    console.write(paged: RulePageText.markdown(of: rule, sections: sections, in: console.language))
    return .success
  }
}
