import TestSupport
import Testing

/// A Swift file of `Sources`.
struct SourceFile: CustomTestStringConvertible {
  /// From the root of the project.
  let path: String
  let text: String

  struct Import: Hashable {
    var module: String
    var isPublic: Bool
  }

  /// All files, those that are computed too.
  static let all: [SourceFile] = ProjectFiles.paths(below: "Sources", endingIn: ".swift").compactMap { path in
    (try? ProjectFiles.text(path)).map { SourceFile(path: path, text: $0) }
  }

  /// The name of the target that it belongs to.
  var target: String { String(path.split(separator: "/")[1]) }

  /// Whether a script writes it.
  var isGenerated: Bool { path.contains("/Generated/") || text.prefix(200).contains("Do not edit") }

  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  var imports: [Import] {
    text.matches(
      of:
        /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*((?:\w+[ \t]+)?)import[ \t]+(?:(?:struct|enum|class|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
    )
    .map { Import(module: String($0.2), isPublic: $0.1.hasPrefix("public") || $0.1.hasPrefix("package")) }
  }

  /// The lines that call one of some functions by its bare name, outside of comments and texts.
  func calls(of names: [String]) -> [String] {
    let code = text.replacing(/(?m)\/\/.*$/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
    return code.split(separator: "\n").map(String.init).filter { line in
      line.matches(of: /(\w+)\(/).contains { match in
        guard names.contains(String(match.1)) else { return false }
        let before = line[..<match.range.lowerBound]
        return before.last != "." && !before.hasSuffix("func ") && !before.hasSuffix("case ")
      }
    }
  }

  var testDescription: String { path }
}
