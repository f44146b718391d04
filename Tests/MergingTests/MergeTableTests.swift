import Merging
import TestSupport
import Testing

/// Merges by hand, a few lines each, in the folder `Cases`: below `=== NAME` or `=== NAME (KIND)` the three versions and what a
/// merge of them is.
@Suite struct MergeTableTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// Which front matter the versions are to begin with; “as it is” for none.
    var kind: String
    var text: String

    var testDescription: String { name }
  }

  static let cases: [Case] = ProjectFiles.paths(below: "Tests/MergingTests/Cases", endingIn: ".txt").flatMap { path in
    let text = (try? ProjectFiles.text(path)) ?? ""
    return ("\n" + text).split(separator: "\n=== ").filter { !$0.allSatisfy(\.isNewline) }.map { part in
      let line = part.prefix { !$0.isNewline }
      let title = line.firstMatch(of: /^(.*) \(([a-z ]+)\)$/)
      return Case(
        name: String(title?.output.1 ?? line),
        kind: title.map { $0.output.2 == "as it is" ? "" : String($0.output.2) } ?? "page",
        text: String(part.dropFirst(line.count + 1))
      )
    }
  }

  @Test func thereAreCases() { #expect(MergeTableTests.cases.count > 50) }

  @Test(arguments: cases) func comesTo(_ table: Case) {
    let example = MergeCase(table.text, kind: table.kind)
    let merge = example.merge
    #expect(merge.way == .byOutline)
    #expect(merge.text == example.result)
    #expect(merge.conflicts == example.result.split(separator: "\n").count { $0.hasPrefix("<<<<<<<") })
    if merge.conflicts == 0 { #expect(example.swapped.text == example.result) }
  }
}
