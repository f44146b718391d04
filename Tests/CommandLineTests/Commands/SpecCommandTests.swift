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
    ("keys", "## Keys"),
    ("KEYS", "## Keys"),
    ("the trailing zone", "### The trailing zone"),
    ("trailing zone", "### The trailing zone"),
    (" trailing  zone ", "### The trailing zone"),
    ("log entr", "### Log entries"),
    ("items", "## Items"),
    ("merge conf", "### Merge conflicts and bounds"),
  ])
  func printsASection(wanted: String, heading: String) {
    let run = CommandRun("spec", wanted)
    #expect(run.status == .success)
    #expect(run.lines.first == heading)
    let deeper = heading.prefix { $0 == "#" }.count
    let headings = Specification(run.output).headings(upTo: deeper)
    #expect(headings == [String(heading.dropFirst(deeper + 1))])
  }

  @Test func everySectionIsFoundByItsHeading() {
    let specification = Specification(SpecificationText.text)
    for heading in specification.headings(upTo: 3).dropFirst() {
      let found = specification.sections(named: heading)
      #expect(found.count == 1, "\(heading)")
      #expect(found.first?.drop { $0 == "#" || $0 == " " }.hasPrefix(heading + "\n") == true)
    }
  }

  @Test func aSectionHoldsThoseBelowIt() {
    let titles = Specification(CommandRun("spec", "fields").output).headings(upTo: 3)
    #expect(titles.prefix(3) == ["Fields", "Field groups", "The trailing zone"])
    #expect(titles.last == "Prose stays prose")
  }

  @Test func severalSectionsMayBeginAlike() {
    let titles = Specification(CommandRun("spec", "what is reported").output).headings(upTo: 3)
    #expect(titles.count > 3)
    #expect(titles.allSatisfy { $0.hasPrefix("What is reported of ") })
  }

  @Test func theLastSectionEndsWithItsText() {
    #expect(!CommandRun("spec", "changes").output.contains("]: #"))
  }

  @Test(arguments: ["99", "4.2", "nonsense", "", "\u{1B}[31m"])
  func anUnknownSectionIsAnsweredWithThoseThatAre(wanted: String) {
    let run = CommandRun("spec", wanted)
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("\n  Fields\n"))
    #expect(!run.error.contains("did you mean"))
    #expect(!run.error.contains("\u{1B}"))
  }

  @Test(arguments: [("anchros", "Anchors"), ("fiels", "Fields"), ("Log entires", "Log entries")])
  func aMistypedNameIsAnsweredWithTheNearest(wanted: String, meant: String) {
    let run = CommandRun("spec", wanted)
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("tidemark spec: no section is called “\(wanted)”; did you mean “\(meant)”?\n"))
  }

  @Test func headingsInExamplesAreNone() {
    let text = "# A\n\n````text\n```\n## no\n````\n\n## Boxes\n\n## Boxes of others\n\n[Boxes]: #boxes\n"
    #expect(Specification(text).headings(upTo: 6) == ["A", "Boxes", "Boxes of others"])
    #expect(Specification(text).sections(named: "boxes") == ["## Boxes\n"])
    #expect(Specification(text).sections(named: "box") == ["## Boxes\n", "## Boxes of others\n"])
    #expect(Specification(text).sections(named: "others") == ["## Boxes of others\n"])
    #expect(Specification(text).sections(named: "no") == [])
  }
}
