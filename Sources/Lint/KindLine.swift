import Diagnostics
import Outline
import SourceText

/// A line of front matter that was meant to say the kind, whatever sign it has for the colon: `kind = page`, `Kind page`,
/// `- kind: page`.
struct KindLine {
  /// Without the spaces at both ends.
  let range: Range<Int>
  /// The kind that it means.
  let kind: String
  /// Whether it names that kind, and is not only near it.
  let isExact: Bool

  init?(_ lineRange: Range<Int>, in source: SourceText) {
    let bytes = source.bytes
    range = LineSign.trimmed(lineRange, in: bytes)
    let name = KindLine.skip(" -\"'", in: bytes, range)
    let nameEnd = (name..<range.upperBound).first { (bytes[$0] | 0x20) &- 0x61 >= 26 } ?? range.upperBound
    guard nameEnd - name >= 3, nameEnd - name <= 6, bytes[name] | 0x20 == UInt8(ascii: "k"),
      nearestWord(to: source.string(in: name..<nameEnd), in: ["kind"], limit: 1) != nil,
      case let value = KindLine.skip(" \t:=\"'", in: bytes, nameEnd..<range.upperBound), value > nameEnd
    else { return nil }
    var end = range.upperBound
    while end > value, "\"';,".utf8.contains(bytes[end - 1]) { end -= 1 }
    let word = source.string(in: value..<end)
    guard let kind = MisspelledKind.kindMeant(by: word) else { return nil }
    self.kind = kind
    isExact = DocumentKind(word: word) != nil && nameEnd - name == 4
  }

  private static func skip(_ signs: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    range.first { offset in
      !UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount).contains(bytes[offset])
    } ?? range.upperBound
  }
}
