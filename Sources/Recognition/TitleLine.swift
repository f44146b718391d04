import Outline
import SourceText

/// The title of a file, `# Title`, which stands below its front matter and blank lines.
struct TitleLine {
  /// The bytes of its words; never empty.
  let range: Range<Int>
  /// The first line below it.
  let nextLine: Int
  private let bytes: [UInt8]

  /// Nil where anything else stands there.
  init?(below front: FrontLines, of source: SourceText) { self.init(from: front.nextLine, of: source) }

  /// - Parameter firstLine: the first line below the front matter.
  init?(from firstLine: Int, of source: SourceText) {
    var line = firstLine
    while line < source.lineCount, source.contentRange(ofLine: line).isEmpty { line += 1 }
    guard line < source.lineCount, case let content = source.contentRange(ofLine: line), content.count > 2,
      source.bytes[content].starts(with: "# ".utf8)
    else { return nil }
    (range, nextLine, bytes) = (content.dropFirst(2), line + 1, source.bytes)
  }

  /// Whether it is words and nothing else, not too many, and has no sign of another program.
  func isWords(_ signs: ForeignLineSigns) -> Bool {
    range.count < Recognizer.mostBytesOfParagraph && ByteClasses.areWords(range, in: bytes) && !signs.mayStand(in: range)
  }
}
