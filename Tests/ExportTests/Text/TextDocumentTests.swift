import Foundation
import TestSupport
import Testing

@testable import Export

/// Runs the examples of `Grammar/TEXT.md`.
@Suite struct TextDocumentTests {
  /// Two fenced blocks, one directly after the other.
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    /// Whether it is a whole file, and not what stands in a section of a page.
    var isFile: Bool
    var input: String
    var output: String

    var testDescription: String { "line \(line)" }
  }

  static let examples = read((try? ProjectFiles.text("Grammar/TEXT.md")) ?? "")

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 15)
  }

  @Test(arguments: examples)
  func exampleHolds(_ example: Example) {
    let export = TextExport(today: Sample.today)
    guard !example.isFile else {
      #expect(export.text(of: Sample.page(example.input)) == example.output)
      return
    }
    let text = export.text(of: Sample.section(example.input))
    let head = "Page\n════\n\nSection\n───────\n"
    #expect(text.hasPrefix(head))
    #expect(text.dropFirst(head.count) == example.output)
  }

  private static func read(_ document: String) -> [Example] {
    var examples: [Example] = []
    var block: (info: String, fence: String, line: Int, text: String)?
    for (index, line) in document.components(separatedBy: "\n").enumerated() {
      if let open = block {
        if line == open.fence {
          if open.info == "text", let last = examples.indices.last { examples[last].output = open.text }
          if open.info.hasPrefix("tidemark ") {
            examples.append(Example(line: open.line, isFile: open.info == "tidemark file", input: open.text, output: ""))
          }
          block = nil
        } else {
          block?.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        block = (String(line.dropFirst(fence.count)), fence, index + 1, "")
      }
    }
    return examples
  }
}
