import TestSupport
import Testing

/// One example of `Grammar/FORMAT.md`: an input, what is read from it, and sometimes its canonical form.
struct FormatExample: CustomTestStringConvertible, Sendable {
  /// The line of the specification on which the input begins.
  var line: Int
  /// Whether the input is a whole file; else it stands in a section of a page.
  var isFile: Bool
  var input: String
  var expected: [String]
  var formatted: String?

  var testDescription: String { "FORMAT.md:\(line)" }

  /// What stands before a snippet.
  static let prefix = "---\nkind: page\n---\n\n# Example\n\n## Section\n\n"

  var text: String { isFile ? input : Self.prefix + input }

  /// The number of the lines that are not the snippet's.
  var linesBefore: Int { isFile ? 0 : Self.prefix.count { $0 == "\n" } }

  static let all: [FormatExample] = {
    guard let text = try? ProjectFiles.text("Grammar/FORMAT.md") else { return [] }
    var examples: [FormatExample] = []
    var block: (info: String, fence: String, start: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let ticks = String(line.prefix { $0 == "`" })
      if let open = block {
        if line == open.fence {
          add(open.info, open.lines.map { $0 + "\n" }.joined(), at: open.start, to: &examples)
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if ticks.count >= 3 {
        block = (String(line.dropFirst(ticks.count)), ticks, index + 2, [])
      }
    }
    return examples
  }()

  private static func add(_ info: String, _ text: String, at line: Int, to examples: inout [FormatExample]) {
    switch info {
    case "tidemark page", "tidemark file":
      examples.append(FormatExample(line: line, isFile: info.hasSuffix("file"), input: text, expected: []))
    case "reading":
      examples[examples.count - 1].expected = text.split(separator: "\n").map(String.init)
    case "formatted":
      examples[examples.count - 1].formatted = text
    default: break
    }
  }
}
