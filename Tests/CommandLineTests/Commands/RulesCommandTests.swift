import Diagnostics
import Lint
import TestSupport
import Testing

@testable import CommandLine

@Suite struct RulesCommandTests {
  @Test func listsEveryRule() {
    let run = CommandRun("rules")
    #expect(run.status == .success)
    let rows = run.lines.dropLast().map { $0.split(separator: " ", maxSplits: 2).map(String.init) }
    #expect(rows.map { $0[0] } == RuleCatalogue.names)
    #expect(rows.map { $0[1] } == RuleCatalogue.all.map { $0.severity.rawValue })
    #expect(
      CommandRun("rules", "x").error
        == "tidemark rules: “x” is one argument too many; see “tidemark rules --help”\n"
    )
  }

  @Test(arguments: RuleCatalogue.names)
  func explainsEachRule(name: String) throws {
    let run = CommandRun("explain", name)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("# \(name)\n"))
    let headings = run.lines.filter { $0.hasPrefix("## ") }.filter { line in
      ["## What it does", "## Why", "## Example", "## Use instead", "## Fix", "## In the format", "## To keep it silent"]
        .contains(line)
    }
    #expect(headings.count == 7)
  }

  /// A terminal gets lines that it need not break within words; none of the words is lost.
  @Test(arguments: [40, 80, 120], ["en", "es", "fr", "en-XA"])
  func breaksLinesInATerminal(width: Int, language: String) {
    func words(_ run: CommandRun) -> [Substring] { run.output.split { $0 == " " || $0 == "\n" } }
    func run(_ line: [String], isTerminal: Bool) -> CommandRun {
      CommandRun(line + ["--lang", language], isTerminal: isTerminal, width: width)
    }
    let list = run(["rules"], isTerminal: true)
    #expect(list.lines.filter { DisplayWidth.cells(of: $0) > width } == [])
    #expect(words(list) == words(run(["rules"], isTerminal: false)))
    for name in someCases(of: RuleCatalogue.names, named: "\(width) \(language)", least: 10) {
      let page = run(["explain", name], isTerminal: true)
      let whole = run(["explain", name], isTerminal: false)
      let fenced = Set(whole.lines.drop { !$0.hasPrefix("```") })
      #expect(page.lines.filter { DisplayWidth.cells(of: $0) > width && !fenced.contains($0) } == [])
      #expect(words(page) == words(whole))
    }
  }

  @Test func theRuleMustBeKnown() {
    let run = CommandRun("explain", "feild-value")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark explain: “feild-value” is not a value of “RULE”; did you mean “field-value”?\n")
    #expect(
      CommandRun("explain", "zzzzzz").error
        == "tidemark explain: “zzzzzz” is not a value of “RULE”; “tidemark rules” lists them\n"
    )
    #expect(CommandRun("explain").error == "tidemark explain: RULE is missing; see “tidemark explain --help”\n")
  }
}
