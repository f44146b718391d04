/// The sign that a line of a bullet journal begins with: `x` done, `<` scheduled, `o` an event.
///
/// A sentence may begin so, too: only several such lines together are a list. `>`, moved on, is a quote in Markdown.
public struct BulletMark: Equatable, Sendable {
  public let range: Range<Int>
  public let meaning: LineMeaning

  /// What has such lines, as people call it (`LineDraft.programs`).
  public static let program = "a bullet journal"

  /// Nil where the line has no such sign, or ends like a sentence.
  public init?(reading line: LineText) {
    guard !line.hasBox, line.range.count > 3, line.bytes[line.range.lowerBound + 1] == 0x20 else { return nil }
    switch line.bytes[line.range.lowerBound] {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): meaning = .state(.done)
    case UInt8(ascii: "<") where line.form == .plain: meaning = .state(.open)
    case UInt8(ascii: "o") where line.form == .plain: meaning = .event
    default: return nil
    }
    range = line.range.lowerBound..<line.range.lowerBound + 1
    let words = line.words()
    guard words.count > 1, words.count < 10, let first = line.text(words[1].range).first, first.isLetter,
      !".,;:!?".utf8.contains(line.bytes[line.range.upperBound - 1])
    else { return nil }
  }
}
