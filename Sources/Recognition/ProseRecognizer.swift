import Chronology
import Lint
import Outline
import SourceText

/// Recognizes paragraphs of prose, line by line.
struct ProseRecognizer {
  private let bytes: [UInt8]
  private let signs: ForeignLineSigns
  /// The lines of the paragraph that goes on; nil where none does.
  private var range: Range<Int>?

  init(_ bytes: [UInt8], _ signs: ForeignLineSigns) {
    (self.bytes, self.signs) = (bytes, signs)
  }

  /// Takes a line of a paragraph, which stands at the left edge; false where it may be anything else.
  mutating func take(_ lineRange: Range<Int>) -> Bool {
    guard beginsWords(lineRange), ByteClasses.of(lineRange, in: bytes).isDisjoint(with: [.other, .tag]), !endsInSpace(lineRange)
    else {
      return false
    }
    range = (range?.lowerBound ?? lineRange.lowerBound)..<lineRange.upperBound
    return true
  }

  /// Ends the paragraph; false where all of it may be something else than prose, be it a block that begins with a time.
  mutating func end() -> Bool {
    guard let paragraph = range else { return true }
    range = nil
    guard paragraph.count < Recognizer.mostBytesOfParagraph, !MeantFieldScan.isNamed(paragraph, in: bytes),
      MeantFieldScan.keyOfField(in: paragraph, in: bytes) == nil, !signs.mayStand(in: paragraph)
    else { return false }
    return TimedLine(bytes, paragraph) == nil && !beginsWithOtherDay(paragraph)
  }

  private func beginsWithOtherDay(_ paragraphRange: Range<Int>) -> Bool {
    bytes[paragraphRange.lowerBound] &- 0x41 >= 26
      && OtherDay.end(in: bytes, at: paragraphRange.lowerBound, end: paragraphRange.upperBound, isSentence: true) != nil
  }

  private func endsInSpace(_ lineRange: Range<Int>) -> Bool { bytes[lineRange.upperBound - 1] == 0x20 }

  /// Whether a line begins with a letter, a quotation mark, emphasis, a link, or a number that is none of a list.
  private func beginsWords(_ lineRange: Range<Int>) -> Bool {
    let first = bytes[lineRange.lowerBound]
    if first.isOne(of: "*[`") { return beginsMarkedWords(lineRange, first) }
    guard !ForeignLines.mayBegin(bytes, at: lineRange.lowerBound) else { return false }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3, UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let next = lineRange.first { bytes[$0] &- 0x30 >= 10 }
      return next.map { !bytes[$0].isOne(of: ".)") } ?? true
    default: return false
    }
  }

  /// `*before* it`, `**so**`, `[[Compass]] says`, `[the list](reading.md)`, `` `code` ``: a further line of a paragraph. A bullet and the
  /// headline of an Org file have a space behind the star, a line across the page has no letter, boxes and priorities have one letter, and
  /// fences three marks.
  private func beginsMarkedWords(_ lineRange: Range<Int>, _ first: UInt8) -> Bool {
    guard range != nil else { return false }
    let words = lineRange.drop { bytes[$0] == first }
    return lineRange.count - words.count < 3 && words.count > 2 && words.prefix(2).allSatisfy { bytes[$0].isLetter }
  }
}
