public import SourceText

extension [Diagnostic] {
  /// How many findings of one rule on one line are told one by one.
  public static var mostOnLine: Int { 10 }

  /// The findings of one file as they are told: of one rule on one line the first ten, the last of which says how many more there
  /// are (`Diagnostic.more`). A line may be as long as a file, and be told of again and again.
  ///
  /// - Parameter source: the file.
  public func folded(in source: SourceText) -> [Diagnostic] {
    guard count > Self.mostOnLine else { return self }
    let lines = indices.map { source.line(at: self[$0].range.lowerBound) }
    // Findings follow one another as their lines do, and few lines have that many.
    let isOrdered = lines.indices.dropFirst().allSatisfy { lines[$0 - 1] <= lines[$0] }
    let isCrowded = lines.indices.dropFirst(Self.mostOnLine).contains { lines[$0 - Self.mostOnLine] == lines[$0] }
    guard isCrowded || !isOrdered else { return self }
    /// Where in the result the last one of a rule on a line stands, and how many there are.
    var told: [FindingLine: (place: Int, count: Int)] = [:]
    var result: [Diagnostic] = []
    for (finding, line) in zip(self, lines) {
      let key = FindingLine(rule: finding.rule, line: line)
      let known = told[key]
      if let known, known.count == Self.mostOnLine {
        result[known.place].more += 1 + finding.more
      } else {
        told[key] = (result.count, 1 + (known?.count ?? 0))
        result.append(finding)
      }
    }
    return result
  }
}

private struct FindingLine: Hashable {
  var rule: String
  var line: Int
}

extension Diagnostic {
  /// `and 812 more on this line`; nil where there are no more.
  var moreWords: String? { more > 0 ? ReportMessage.moreOnLine(more).english : nil }

  /// What is wrong, and how many more there are of it, on one line.
  var messageWithMore: String { moreWords.map { "\(message) (\($0))" } ?? message }
}
