import Merging
import TestSupport
import Testing

/// Every example of docs/merging.md.
@Suite struct MergeRuleTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var kind: String
    var text: String

    var testDescription: String { name }
  }

  static let examples: [Example] = {
    let text = (try? ProjectFiles.text("docs/merging.md")) ?? ""
    var title = ""
    var examples: [Example] = []
    var open: Example?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## "), open == nil { title = String(line.dropFirst(3)) }
      if line.hasPrefix("```merge ") {
        open = Example(name: "\(title) \(examples.count + 1)", kind: String(line.dropFirst(9)), text: "")
      } else if line == "```", let example = open {
        examples.append(example)
        open = nil
      } else if open != nil {
        open?.text += line + "\n"
      }
    }
    return examples
  }()

  @Test func thereAreExamples() { #expect(MergeRuleTests.examples.count >= 8) }

  @Test(arguments: examples) func comesTo(_ example: Example) {
    let example = MergeCase(example.text, kind: example.kind)
    let merge = example.merge
    #expect(merge.way == .byOutline)
    #expect(merge.text == example.result)
    #expect(merge.conflicts == example.result.split(separator: "\n").count { $0.hasPrefix("<<<<<<<") })
  }

  @Test(arguments: examples) func comesToTheSameWithTheSidesSwapped(_ example: Example) {
    let example = MergeCase(example.text, kind: example.kind)
    guard example.merge.conflicts == 0 else { return }
    #expect(example.swapped.text == example.result)
  }
}
