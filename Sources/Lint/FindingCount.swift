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

  /// The first of other findings that does not stand there; nil where none stands more often.
  ///
  /// A finding whose words are others than before is the same one if it has the rule and the file of one that is gone: a fix may
  /// change what a finding that stays quotes.
  func firstMissing(of others: [Diagnostic]) -> Diagnostic? {
    var rest = counts
    var unmatched: [Diagnostic] = []
    for finding in others {
      let key = FindingKey(finding)
      if let count = rest[key], count > 0 { rest[key] = count - 1 } else { unmatched.append(finding) }
    }
    guard !unmatched.isEmpty else { return nil }
    var gone: [String: Int] = [:]
    for (key, count) in rest { gone[FindingCount.place(key.file, key.rule), default: 0] += max(count, 0) }
    return unmatched.first { finding in
      let place = FindingCount.place(finding.file, finding.rule)
      guard let count = gone[place], count > 0 else { return true }
      gone[place] = count - 1
      return false
    }
  }

  private static func place(_ file: String, _ rule: String) -> String { rule + " " + file }
}
