import Outline
import Planner
import Reading
import TestSupport
import Testing

/// One example of `Grammar/FORMAT.md` or `Grammar/cases`: an input, what is read from it, and sometimes its canonical form.
struct FormatExample: CustomTestStringConvertible, Sendable {
  /// The file that it stands in, from `Grammar`.
  var file: String
  /// The text of the heading that it stands below.
  var heading: String
  /// The line of the file on which the input begins.
  var line: Int
  /// Whether the input is a whole file; else it stands in a section of a page.
  var isFile: Bool
  /// The path of the file in a vault that names a folder for each kind; nil where the path says nothing.
  var path: String?
  var input: String
  var expected: [String] = []
  var formatted: String?

  var testDescription: String { "\(file):\(line)" }

  /// What stands before a snippet.
  static let prefix = "---\nkind: page\n---\n\n# Example\n\n## Section\n\n"

  var text: String { isFile ? input : Self.prefix + input }

  /// The folders that the root of its vault names.
  static let folders = KindFolders(days: ["days"], pages: ["pages"], projects: ["projects"], rituals: ["rituals"])

  /// What it has by its path.
  var kindByFolder: DocumentKind? { path.flatMap(Self.folders.kind(ofFileNamed:)) }

  /// The number of the lines that are not the snippet's.
  var linesBefore: Int { isFile ? 0 : Self.prefix.count { $0 == "\n" } }

  /// The files that hold examples, from `Grammar`.
  static let files =
    ["FORMAT.md"] + ProjectFiles.paths(below: "Grammar/cases", endingIn: ".md").map { $0.replacing("Grammar/", with: "") }

  static let all: [FormatExample] = files.flatMap { file in
    (try? ProjectFiles.text("Grammar/\(file)")).map { examples(in: $0, file: file) } ?? []
  }

  /// The examples in the text of a file.
  static func examples(in text: String, file: String) -> [FormatExample] {
    var examples: [FormatExample] = []
    var heading = ""
    var block: (info: String, fence: String, start: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let ticks = String(line.prefix { $0 == "`" })
      if let open = block {
        if line == open.fence {
          let text = open.lines.map { $0 + "\n" }.joined()
          switch open.info {
          case "tidemark page":
            examples.append(FormatExample(file: file, heading: heading, line: open.start, isFile: false, input: text))
          case _ where open.info.hasPrefix("tidemark file"):
            let path = open.info.dropFirst("tidemark file ".count)
            var example = FormatExample(file: file, heading: heading, line: open.start, isFile: true, input: text)
            if !path.isEmpty { example.path = String(path) }
            examples.append(example)
          case "reading":
            examples[examples.count - 1].expected = text.split(separator: "\n").map(String.init)
          case "formatted":
            examples[examples.count - 1].formatted = text
          default: break
          }
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if ticks.count >= 3 {
        block = (String(line.dropFirst(ticks.count)), ticks, index + 2, [])
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    return examples
  }
}
