import SourceText

/// The lines of front matter that YAML joins to the one above them.
enum JoinedLines {
  /// Their texts, if each of them is a part of a list, `- text`; empty where one is not.
  static func parts(of joinedRange: Range<Int>, in file: LintedFile) -> [String] {
    let lines = file.source.line(at: joinedRange.lowerBound)...file.source.line(at: joinedRange.upperBound - 1)
    var parts: [String] = []
    for line in lines where !file.source.isBlank(line: line) {
      let text = file.text(file.source.contentRange(ofLine: line))
      guard text.hasPrefix("- "), text.count > 2 else { return [] }
      parts.append(String(text.dropFirst(2)))
    }
    return parts
  }
}
