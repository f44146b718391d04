import TestSupport
import Testing

@testable import Diagnostics

@Suite struct GitHubReportTests {
  let text = NastyFiles.text(of: GitHubReport())

  @Test func isAsRecorded() {
    expectGolden(text, "Tests/DiagnosticsTests/Golden/report-github.txt")
    #expect(NastyFiles.harmful(in: text).isEmpty)
  }

  /// What the runner reads of each line.
  @Test func isReadBackAsItWasMeant() throws {
    let commands = try text.split(separator: "\n").map { try #require(Command(String($0))) }
    #expect(commands.count == NastyFiles.findings.count + 2)
    #expect(commands.map(\.name) == ["warning", "error", "warning", "warning", "warning", "error", "error", "notice", "error"])
    for command in commands {
      let properties = command.properties
      #expect(Set(properties.keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]))
      if let line = properties["line"], properties["endLine"] != line {
        #expect(properties["col"] == nil && properties["endColumn"] == nil)
      }
    }
    let first = commands[0]
    #expect(first.properties["file"] == "a \"b\" <c> & d]]>, e:f 100%/täg\\u{1B}[2J\\u{202E}\n\\u{9}'x'.md")
    #expect(first.properties["line"] == "1" && first.properties["col"] == "9" && first.properties["endColumn"] == "11")
    #expect(first.properties["title"] == "unknown-key")
    #expect(first.message.hasSuffix("\\u{1B}[31m\\u{9B}\\u{202E}: ::error::\\u{D}\\u{A}\ndid you mean “due”, or %0A?"))
    #expect(commands[1].properties["line"] == "2" && commands[1].properties["endLine"] == "4")
    // A line with its end is one line.
    #expect(commands[5].properties["endLine"] == "2")
    #expect(commands[8].properties["line"] == nil)
    #expect(commands[8].message == "permission denied")
  }

  @Test func saysNothingWhereNothingWasFound() {
    #expect(NastyFiles.emptyText(of: GitHubReport()).isEmpty)
  }
}

/// A workflow command as the runner of GitHub Actions reads it.
private struct Command {
  var name: String
  var properties: [String: String]
  var message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound].split(separator: " ", maxSplits: 1)
    guard head.count == 2 else { return nil }
    name = String(head[0])
    var properties: [String: String] = [:]
    for part in head[1].split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      properties[String(pair[0])] = Command.unescaped(String(pair[1]), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
    self.properties = properties
    message = Command.unescaped(String(line.dropFirst(2)[end.upperBound...]), ["%0D": "\r", "%0A": "\n"])
  }

  private static func unescaped(_ text: String, _ escapes: [String: String]) -> String {
    escapes.reduce(text) { $0.replacing($1.key, with: $1.value) }.replacing("%25", with: "%")
  }
}
