import Diagnostics

/// What a finding says, wherever in its file it stands: lines above it may come and go.
struct FindingKey: Hashable {
  let file: String
  let rule: String
  /// The message without the numbers of lines in it.
  let message: String

  init(_ finding: Diagnostic) {
    file = finding.file
    rule = finding.rule
    message = FindingKey.withoutLines(finding.message)
  }

  private static func withoutLines(_ message: String) -> String {
    var words = message.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices.dropFirst() where words[index - 1] == "line" {
      words[index] = words[index].drop(while: \.isNumber)
    }
    return words.joined(separator: " ")
  }
}

/// How often each finding stands in some files.
struct FindingCount {
  private var counts: [FindingKey: Int]

  init(_ findings: [Diagnostic]) {
    counts = Dictionary(findings.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
  }

  /// The same without some of the findings.
  func minus(_ keys: [FindingKey]) -> FindingCount {
    var rest = self
    for key in keys { rest.counts[key, default: 0] -= 1 }
    return rest
  }

  /// Whether a finding stands there.
  func holds(_ finding: Diagnostic) -> Bool { counts[FindingKey(finding)] ?? 0 > 0 }

  /// Whether none of other findings stands there more often.
  func covers(_ other: FindingCount) -> Bool {
    other.counts.allSatisfy { $1 <= counts[$0] ?? 0 }
  }
}
