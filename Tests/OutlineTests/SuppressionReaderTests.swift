import SourceText
import Testing

@testable import Outline

@Suite struct SuppressionReaderTests {
  /// Each suppression: its rules, and the text of the first line for which it holds and how many follow it.
  private func read(_ snippet: String) -> [String] {
    let document = page(snippet)
    return document.suppressions.map { suppression in
      #expect(suppression.ranges.map { document.source.string(in: $0) } == suppression.rules)
      let rules = suppression.rules.joined(separator: " ")
      guard let lines = suppression.lines else { return "\(rules): file" }
      let first = document.source.string(in: document.source.contentRange(ofLine: lines.lowerBound))
      return "\(rules): \(first) +\(lines.count - 1)"
    }
  }

  @Test(arguments: [
    ("<!-- tidemark: allow a -->\n- b\n- c\n", ["a: - b +0"]),
    ("<!-- tidemark: allow a, b,c  d -->\n- e\n  - f\n  g\n- h\n", ["a b c d: - e +2"]),
    ("<!--tidemark: allow a-->\ntext\nmore\n", ["a: text +1"]),
    ("<!--\ntidemark:\n allow\n a\n-->\n\n\n## b\n- c\n", ["a: ## b +0"]),
    ("<!-- Tidemark: allow a -->\n> b\n", ["a: > b +0"]),
    ("<!-- tidemark: allow-file a b -->\n", ["a b: file"]),
    ("- x\n  <!-- tidemark: allow a -->\n  - y\n  - z\n", ["a:   - y +0"]),
    ("- x\n\n  <!-- tidemark: allow-file a -->\n", ["a: file"]),
    ("<!-- tidemark: allow a -->\n<!-- tidemark: allow b -->\n- c\n", ["a: <!-- tidemark: allow b --> +0", "b: - c +0"]),
    ("<!-- tidemark: allow a -->", ["a: <!-- tidemark: allow a --> +0"]),
    ("<!-- tidemark: allow a --> more\n- b\n", ["a: - b +0"]),
    ("<!-- tidemark: allow a\n", []),
    ("<!-- an ordinary comment -->\n- a\n", []),
    ("<!-- tidemark -->\n- a\n", []),
    ("- <b>x</b> <!-- tidemark: allow a -->\n", []),
    ("```\n<!-- tidemark: allow a -->\n```\n", []),
    ("<div>tidemark: allow a</div>\n", []),
    ("<!-->\n- a\n", []),
  ])
  func readsComments(snippet: String, expected: [String]) {
    #expect(read(snippet) == expected)
  }

  @Test(arguments: [
    "<!-- tidemark: -->", "<!-- tidemark: allow -->", "<!-- tidemark: allow , -->", "<!-- tidemark: disable a -->",
    "<!-- tidemark: allow-file -->",
  ])
  func reportsThoseThatNameNoRule(comment: String) {
    let document = page(comment + "\n- a\n")
    #expect(document.suppressions.isEmpty)
    #expect(document.shownProblems == ["emptySuppression \(comment)"])
  }

  /// Where bytes are broken, the text of the comment is longer than its bytes.
  @Test func brokenBytesInAComment() {
    for count in 0...8 {
      let broken = [UInt8](repeating: 0xFF, count: count)
      let document = Document(reading: SourceText(Array("<!-- tidemark: allow ".utf8) + broken + Array(" a -->".utf8)))
      #expect(document.suppressions.first?.rules.last == "a")
      #expect(document.suppressions.first?.ranges.last == 22 + count..<23 + count)
    }
  }
}
