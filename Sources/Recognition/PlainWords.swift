import Chronology
import Lint
import Outline
import SourceText

/// The words of an item of a page, as far as they are known from their bytes.
struct PlainWords {
  let source: SourceText
  let bytes: [UInt8]

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// The words of an item behind an emoji, if there is one; nil for another sign.
  static func behindIcon(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard !range.isEmpty, bytes[range.lowerBound] >= 0xE2 else { return range }
    guard let end = Emoji.end(in: bytes, at: range.lowerBound, end: range.upperBound) else { return nil }
    return Spaces.skip(in: bytes, from: end, end: range.upperBound)..<range.upperBound
  }

  /// Which numbers words may have, by who looks among them.
  enum Numbers {
    case none
    /// A year that is no time of a day: `the prices of 1961`.
    case year
    /// Any: a field says what the item is, or the rules are asked what they find.
    case any
  }

  /// Whether some words have no number and no sign among them that may be read. They may have curly quotes.
  ///
  /// - Parameters:
  ///   - mayBeMarked: whether some of them may be emphasized: `something *short*`.
  ///   - mayBeJoined: whether `&` may be between two of them.
  func areSilent(
    _ range: Range<Int>,
    with numbers: Numbers = .none,
    mayBeMarked: Bool = false,
    mayBeJoined: Bool = false
  ) -> Bool {
    guard let first = range.first, bytes[first].isLetter, bytes[range.upperBound - 1] != 0x20,
      case let classes = ByteClasses.of(range, in: bytes), classes.isDisjoint(with: [.other, .tag, .sign]),
      !classes.contains(.digit) || mayHave(numbers, in: range)
    else { return false }
    return range.allSatisfy { offset in
      switch bytes[offset] {
      case UInt8(ascii: "*") where mayBeMarked: isMark(at: offset, in: range)
      case UInt8(ascii: "&") where mayBeJoined:
        bytes[offset - 1] == 0x20 && offset + 1 < range.upperBound && bytes[offset + 1] == 0x20
      case UInt8(ascii: "!"), UInt8(ascii: "$")...UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"),
        UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "_"), UInt8(ascii: "|"), UInt8(ascii: "~"):
        false
      case UInt8(ascii: "-"):
        offset > range.lowerBound && offset + 1 < range.upperBound && bytes[offset - 1].isLetter && bytes[offset + 1].isLetter
      case 0xC4...: isQuote(at: offset, before: range.upperBound)
      default: true
      }
    }
  }

  private func mayHave(_ numbers: Numbers, in range: Range<Int>) -> Bool {
    switch numbers {
    case .none: false
    case .year: haveNoNumberButAYear(range)
    case .any: true
    }
  }

  /// Whether some words have no number, or one, which is of a year from 1960 to 1999 and no personal best: `Run pb 1961`.
  private func haveNoNumberButAYear(_ range: Range<Int>) -> Bool {
    guard let start = range.first(where: { bytes[$0] &- 0x30 < 10 }) else { return true }
    let rest = start + 4..<max(range.upperBound, start + 4)
    guard start > range.lowerBound + 3, start + 4 <= range.upperBound, bytes[start - 1] == 0x20,
      bytes[start..<start + 2].elementsEqual("19".utf8), bytes[start + 2] &- 0x36 < 4, bytes[start + 3] &- 0x30 < 10,
      rest.first.map({ bytes[$0] == 0x20 }) ?? true, rest.allSatisfy({ bytes[$0] &- 0x30 >= 10 })
    else { return false }
    return bytes[start - 3] | 0x20 != UInt8(ascii: "p") || !(bytes[start - 2] | 0x20).isOne(of: "br")
  }

  /// Whether a star has a letter at one side and none at the other, and no second star beside it.
  private func isMark(at offset: Int, in range: Range<Int>) -> Bool {
    let (before, after) = (bytes[offset - 1], offset + 1 < range.upperBound ? bytes[offset + 1] : 0x20)
    return before.isLetter != after.isLetter && before != UInt8(ascii: "*") && after != UInt8(ascii: "*")
  }

  /// Whether a character is one of `“”‘’`.
  private func isQuote(at offset: Int, before end: Int) -> Bool {
    guard offset + 2 < end, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return false }
    return [0x98, 0x99, 0x9C, 0x9D].contains(bytes[offset + 2])
  }

  /// Whether some words cannot have been meant as anything that an item begins with.
  func beginAsWords(_ range: Range<Int>) -> Bool {
    let firstWord = range.prefix { bytes[$0].isLetter }
    return Month(name: source.string(in: firstWord)) == nil
      && MeantTime.scan(bytes, at: range.lowerBound, end: range.upperBound) == nil
      && MeantTime.scanClock(bytes, at: range.lowerBound, end: range.upperBound) == nil
      && OtherDay.end(in: bytes, at: range.lowerBound, end: range.upperBound) == nil
      && LogReader.day(in: bytes, range) == nil
  }
}
