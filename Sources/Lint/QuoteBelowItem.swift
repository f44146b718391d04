import Markdown
import SourceText

/// A line in quotation marks with a name behind it, right below the words of a list item, of which it becomes a part:
/// `"Less is more." - Mies`.
struct QuoteBelowItem {
  let range: Range<Int>
  /// Makes a quote of it.
  let edit: TextEdit

  /// Nil where the last line of the words is no such line, or stands as far right as they do.
  ///
  /// - Parameters:
  ///   - block: the first paragraph of a list item.
  ///   - item: that list item.
  init?(_ block: Block, of item: Block, in file: LintedFile) {
    let (bytes, source) = (file.source.bytes, file.source)
    let content = source.contentRange(ofLine: block.endLine - 1)
    guard block.lines.count > 1, content.count > 5, item.start == source.contentRange(ofLine: item.firstLine).lowerBound,
      QuoteBelowItem.opens(bytes, at: content.lowerBound)
    else { return nil }
    let text = source.string(in: content)
    guard let close = text.lastIndex(where: { "\"”“".contains($0) }), close > text.startIndex,
      QuoteBelowItem.isName(text[text.index(after: close)...])
    else { return nil }
    range = content
    let isWindows = content.lowerBound > 1 && bytes[content.lowerBound - 2] == 0x0D
    edit = TextEdit(insertingAt: content.lowerBound, (isWindows ? "\r\n" : "\n") + "> ")
  }

  /// `"`, `“` or `„`.
  private static func opens(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\"")
      || bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80 && (0x9C...0x9E).contains(bytes[offset + 2])
  }

  /// `- Mies`
  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return 2...5 ~= words.count && ["-", "–", "—"].contains(words[0]) && words[1].first?.isUppercase == true
  }
}
