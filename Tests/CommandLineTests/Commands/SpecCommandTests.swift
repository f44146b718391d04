import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct SpecCommandTests {
  @Test func printsTheWholeSpecification() throws {
    let run = CommandRun("spec")
    #expect(run.status == .success)
    #expect(run.output == SpecificationText.text)
  }

  @Test(arguments: [
    ("16", "## 16 Keys"),
    ("4.2", "### 4.2 The trailing zone"),
    ("keys", "## 16 Keys"),
    ("KEYS", "## 16 Keys"),
    ("trailing zone", "### 4.2 The trailing zone"),
    (" trailing  zone ", "### 4.2 The trailing zone"),
  ])
  func printsASection(wanted: String, heading: String) {
    let run = CommandRun("spec", wanted)
    #expect(run.status == .success)
    #expect(run.lines.first == heading)
    let deeper = heading.prefix { $0 == "#" }.count
    let headings = Specification(run.output).headings(upTo: deeper)
    #expect(headings == [String(heading.dropFirst(deeper + 1))])
  }

  @Test func aSectionHoldsThoseBelowIt() {
    let titles = Specification(CommandRun("spec", "4").output).headings(upTo: 3)
    #expect(titles.first == "4 Fields")
    #expect(titles.count > 5)
    #expect(titles.dropFirst().allSatisfy { $0.hasPrefix("4.") })
  }

  @Test(arguments: ["99", "nonsense", "", "\u{1B}[31m"])
  func anUnknownSectionIsAnsweredWithThoseThatAre(wanted: String) {
    let run = CommandRun("spec", wanted)
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("\n  4 Fields\n"))
    #expect(!run.error.contains("\u{1B}"))
  }

  @Test func headingsInExamplesAreNone() {
    let text = "# A\n\n````text\n```\n## no\n````\n\n## 1 Boxes\n\n## 2 More boxes\n"
    #expect(Specification(text).headings(upTo: 6) == ["A", "1 Boxes", "2 More boxes"])
    #expect(Specification(text).sections(named: "boxes") == ["## 1 Boxes\n"])
    #expect(Specification(text).sections(named: "box") == ["## 1 Boxes\n", "## 2 More boxes\n"])
    #expect(Specification(text).sections(named: "no") == [])
  }
}
