import Outline
import SourceText

/// Properties with a known kind on the first lines of a file, without the line `---` above them.
struct BareProperties {
  /// Where the first line begins.
  let start: Int
  let kindRange: Range<Int>
  /// The line below them.
  let end: Int

  /// - Parameter lines: the lines of the front matter; a file that has some has no others.
  init?(of source: SourceText, below lines: Range<Int>) {
    guard lines.isEmpty else { return nil }
    var line = 0
    var kindRange: Range<Int>?
    while line < source.lineCount, let name = BareProperties.nameRange(ofLine: line, in: source) {
      if kindRange == nil, source.bytes[name].elementsEqual("kind".utf8) {
        let content = source.contentRange(ofLine: line)
        let word = source.string(in: name.upperBound + 1..<content.upperBound).filter { !" \t\"'".contains($0) }
        if DocumentKind(word: word) != nil { kindRange = content }
      }
      line += 1
    }
    guard let kindRange else { return nil }
    self.kindRange = kindRange
    start = source.contentRange(ofLine: 0).lowerBound
    end = line
  }

  /// The line `---` below them, if it is missing there.
  func closing(_ source: SourceText) -> [TextEdit] {
    guard end < source.lineCount else { return [TextEdit(insertingAt: source.bytes.count, source.lineEnding + "---")] }
    let content = source.contentRange(ofLine: end)
    if source.string(in: content).prefix(3) == "---" { return [] }
    return [TextEdit(insertingAt: content.lowerBound, "---" + source.lineEnding)]
  }

  /// `name:` at the start of a line, in small letters and dashes.
  private static func nameRange(ofLine line: Int, in source: SourceText) -> Range<Int>? {
    let content = source.contentRange(ofLine: line)
    let end = content.first { source.bytes[$0] &- 0x61 >= 26 && source.bytes[$0] != UInt8(ascii: "-") } ?? content.upperBound
    guard end > content.lowerBound, end < content.upperBound, source.bytes[end] == UInt8(ascii: ":") else { return nil }
    return content.lowerBound..<end
  }
}
