import Outline
import SourceText

/// A number behind a colon with its goal in brackets: `Books: 14 (goal 20)`, which is a counter.
struct MeantCounter {
  /// The number, its unit and the brackets.
  let range: Range<Int>
  /// `14/20`
  let written: String

  /// Nil where no number stands behind the last colon before the brackets.
  init?(at bracketsRange: Range<Int>, of headline: Headline, in file: LintedFile) {
    let bytes = file.source.bytes
    let words = headline.textRange.lowerBound..<bracketsRange.lowerBound
    guard headline.box == nil, headline.anchor == nil, headline.groups.isEmpty, !words.isEmpty,
      let colon = bytes[words].lastIndex(of: UInt8(ascii: ":")), colon > words.lowerBound, colon + 1 < words.upperBound,
      bytes[colon + 1] == 0x20
    else { return nil }
    let start = bytes[colon + 1..<words.upperBound].firstIndex { $0 != 0x20 } ?? words.upperBound
    let value = file.source.string(in: start..<words.upperBound).split(separator: " ")
    let goal = file.text(bracketsRange).filter { $0.isASCII && $0.isNumber }
    guard let number = value.first, MeantCounter.isNumber(number), value.count <= 2, !goal.isEmpty,
      value.dropFirst().allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return nil }
    range = start..<bracketsRange.upperBound
    written = "\(number)/\(goal)" + value.dropFirst().map { " \($0)" }.joined()
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 9 && parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
