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
    func word(for severity: Severity) -> String { console.language.say(ReportMessage.severity(severity)) }
    let names = RuleCatalogue.names.map(\.count).max() ?? 0
    let severities = Severity.allCases.map { DisplayWidth.cells(of: word(for: $0)) }.max() ?? 0
    let lines = RuleCatalogue.all.map { rule in
      let name = DisplayWidth.padded(rule.name, to: names) + "  " + word(for: rule.severity)
      return ListedLine.text(name, rule.words(in: console.language).summary, column: names + severities + 4, console)
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
    let page = RulePageText.markdown(of: rule, sections: sections, in: console.language)
    console.write(paged: console.isTerminal ? broken(page, width: console.width) : page)
    return .success
  }

  /// A page with its prose broken at the width of a terminal, which would break it within words. What is fenced stays.
  private static func broken(_ page: String, width: Int) -> String {
    var fence: Substring?
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if let open = fence {
        if line == open { fence = nil }
        return [String(line)]
      }
      if line.hasPrefix("```") { fence = line.prefix { $0 == "`" } }
      guard DisplayWidth.cells(of: line) > width else { return [String(line)] }
      let margin = line.hasPrefix("- ") ? "  " : ""
      let parts = TextWrapping.lines(of: line, width: width - margin.count)
      return parts.prefix(1) + parts.dropFirst().map { margin + $0 }
    }
    return lines.joined(separator: "\n")
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
