import SourceText

/// Finds the front matter of a file and reads it.
///
/// It stands between a line `---`, the first of the file, and a line `---` or `...` (format, *Front matter*).
struct FrontMatter {
  /// The lines of the front matter with both fences.
  var lines: Range<Int>
  /// The lines between the fences.
  var contentRange: Range<Int>
  var isClosed: Bool

  /// The front matter of a file, or nil where its first line is no `---`. Without a closing line it ends before the first blank
  /// line or heading, so that the rest of the page can be read.
  init?(of source: SourceText) {
    guard FrontMatter.isFence(line: 0, of: source, allowingDots: false) else { return nil }
    for line in 1..<max(1, source.lineCount) where FrontMatter.isFence(line: line, of: source, allowingDots: true) {
      lines = 0..<line + 1
      contentRange = 1..<line
      isClosed = true
      return
    }
    var end = 1
    while end < source.lineCount, !source.isBlank(line: end), source.bytes[source.start(ofLine: end)] != UInt8(ascii: "#") {
      end += 1
    }
    lines = 0..<end
    contentRange = 1..<end
    isClosed = false
  }

  /// The kind in a line `kind: WORD`, without YAML. Nil where no line has a known one.
  func kindByLine(in source: SourceText) -> DocumentKind? {
    for line in contentRange {
      let words = source.string(in: source.contentRange(ofLine: line)).split(separator: ":", maxSplits: 1)
      guard words.count == 2, words[0] == "kind" else { continue }
      let word = words[1].prefix { $0 != "#" }.filter { !" \t\"'".contains($0) }
      if let kind = DocumentKind(word: word) { return kind }
    }
    return nil
  }

  static func isFence(line: Int, of source: SourceText, allowingDots: Bool) -> Bool {
    let range = source.contentRange(ofLine: line)
    guard range.count >= 3 else { return false }
    let first = source.bytes[range.lowerBound]
    guard first == UInt8(ascii: "-") || (allowingDots && first == UInt8(ascii: ".")) else { return false }
    for (index, offset) in range.enumerated() {
      let byte = source.bytes[offset]
      guard index < 3 ? byte == first : byte == 0x20 || byte == 0x09 else { return false }
    }
    return true
  }
}
