import Outline
import SourceText

/// A number with its goal in brackets: `Books: 14 (goal 20)`, `Weight 68,4 kg (goal 65)`, which is a counter.
struct MeantCounter {
  /// The number, its unit and the brackets.
  let range: Range<Int>
  /// `14/20`
  let written: String

  /// Nil where no number stands behind the last colon before the brackets, or without one at their end.
  init?(at bracketsRange: Range<Int>, of headline: Headline, in file: LintedFile) {
    guard file.document.kind == .page else { return nil }
    let bytes = file.source.bytes
    let words = headline.textRange.lowerBound..<bracketsRange.lowerBound
    guard headline.box == nil, headline.anchor == nil, headline.groups.isEmpty, !words.isEmpty else { return nil }
    let start: Int
    let sign: String
    if let colon = bytes[words].lastIndex(of: UInt8(ascii: ":")) {
      guard colon > words.lowerBound, colon + 1 < words.upperBound, bytes[colon + 1] == 0x20 else { return nil }
      start = bytes[colon + 1..<words.upperBound].firstIndex { $0 != 0x20 } ?? words.upperBound
      sign = ""
    } else {
      guard let space = words.dropFirst().first(where: { bytes[$0 - 1] == 0x20 && bytes[$0] &- 0x30 < 10 }) else { return nil }
      start = words[..<space].last { bytes[$0] != 0x20 }.map { $0 + 1 } ?? space
      sign = ": "
    }
    let value = file.source.string(in: start..<words.upperBound).split(separator: " ")
    let goal = file.text(bracketsRange).filter { $0.isASCII && $0.isNumber }
    guard let number = value.first.map({ MeantCounter.withPoint($0) }), MeantCounter.isNumber(number[...]), value.count <= 2,
      !goal.isEmpty,
      value.dropFirst().allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return nil }
    range = start..<bracketsRange.upperBound
    written = "\(sign)\(number)/\(goal)" + value.dropFirst().map { " \($0)" }.joined()
  }

  /// `68.4` of `68,4`; `1,200` may be a thousand.
  private static func withPoint(_ text: Substring) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && 1...2 ~= parts[1].count ? parts.joined(separator: ".") : String(text)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 9 && parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
