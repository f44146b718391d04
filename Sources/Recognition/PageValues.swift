import Chronology
import Lint
import Outline
import Planner

/// Recognizes the values behind the labels of items of a page.
struct PageValues {
  private let words: PlainWords
  private let bytes: [UInt8]
  private let today: CivilDate

  init(_ words: PlainWords, today: CivilDate) {
    (self.words, self.today) = (words, today)
    bytes = words.bytes
  }

  /// Whether some words are a label and a value: `Words to live by: slow | generous`, `Water: 5/8 glasses`, `Coffee: ||||| ||`; or a
  /// label and words that no rule takes for one.
  func isValue(_ range: Range<Int>, behind colon: Int) -> Bool {
    if PageValues.beginsMarked(range, in: bytes) { return isPartOfMarked(range, behind: colon) }
    guard isLabel(range, before: colon), case let value = colon + 2..<range.upperBound else { return false }
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "|"): return areStrokes(value)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return isPart(value, of: range) || isList(value) || areWords(value, of: range)
    default: return isList(value) || areWords(value, of: range)
    }
  }

  /// Whether some words are a label and a list without numbers that a field says to be words.
  func areOnlyWords(_ range: Range<Int>, behind colon: Int) -> Bool {
    isLabel(range, before: colon) && ByteClasses.of(range, in: bytes).isDisjoint(with: .digit)
      && isList(colon + 2..<range.upperBound) && !LabelWords.maySayMore(range, in: words.source, today: today)
  }

  /// The number behind a label, perhaps with a unit: `Laps of the lake: 12`, `Long run: 14.5 km`. No length of time.
  func number(_ range: Range<Int>, behind colon: Int) -> Number? {
    guard isLabel(range, before: colon), case let value = colon + 2..<range.upperBound,
      let end = PageValues.numberEnd(of: value, in: bytes), isUnit(end..<value.upperBound)
    else { return nil }
    return Number(words.source.string(in: value.lowerBound..<end))
  }

  /// Where a number ends with which some bytes begin. Three digits behind a point may be meant as thousands.
  static func numberEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
    let whole = digitsEnd(in: range, of: bytes)
    guard 1..<10 ~= whole - range.lowerBound, LengthScan.scan(bytes, at: range.lowerBound, end: range.upperBound) == nil else {
      return nil
    }
    guard whole < range.upperBound, bytes[whole] == UInt8(ascii: ".") else { return whole }
    let end = digitsEnd(in: whole + 1..<range.upperBound, of: bytes)
    return 1..<3 ~= end - whole - 1 ? end : nil
  }

  /// Where the digits end with which some bytes begin, be there none.
  private static func digitsEnd(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[range].firstIndex { $0 &- 0x30 >= 10 } ?? range.upperBound
  }

  /// Whether nothing stands behind a number, or a space and words without numbers.
  private func isUnit(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    let unit = range.dropFirst()
    return bytes[first] == 0x20 && !unit.isEmpty && ByteClasses.of(unit, in: bytes).isDisjoint(with: .digit)
      && ByteClasses.arePlainWords(unit, in: bytes, dashesBegin: false)
  }

  /// Whether some words begin with an emphasized one, be it of a label: `*The Sea Around Us*`.
  static func beginsMarked(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "*") && bytes[range.lowerBound + 1].isLetter
  }

  /// Whether all of a label is emphasized, and a number of another is behind it.
  private func isPartOfMarked(_ range: Range<Int>, behind colon: Int) -> Bool {
    guard bytes[colon - 1] == UInt8(ascii: "*"), case let inner = range.lowerBound + 1..<max(colon - 1, range.lowerBound + 1),
      words.areSilent(inner), words.beginAsWords(inner), !UnreadWhen.beginsWithRule(range, in: bytes, today: today)
    else { return false }
    return colon + 2 < range.upperBound && bytes[colon + 1] == 0x20 && isPart(colon + 2..<range.upperBound, of: range)
  }

  /// Whether there are a label and something behind it, and neither says how often or when.
  private func isLabel(_ range: Range<Int>, before colon: Int) -> Bool {
    guard colon + 2 < range.upperBound, bytes[colon + 1] == 0x20, case let label = range.lowerBound..<colon,
      words.areSilent(label), words.beginAsWords(label), !UnreadWhen.beginsWithRule(range, in: bytes, today: today)
    else { return false }
    let lastWord = (bytes[label].lastIndex(of: 0x20).map { $0 + 1 } ?? label.lowerBound)..<colon
    return FieldKey(word: lastWord, in: bytes) == nil
  }

  /// Whether a value is strokes in fives: `||||| ||`.
  private func areStrokes(_ range: Range<Int>) -> Bool {
    bytes[range.upperBound - 1] != 0x20
      && range.allSatisfy { offset in
        bytes[offset] == ((offset - range.lowerBound + 1).isMultiple(of: 6) ? 0x20 : UInt8(ascii: "|"))
      }
  }

  /// Whether the value of some words is a number of another, `5/8 glasses`, and not of a period: `5/8 weekly`.
  private func isPart(_ valueRange: Range<Int>, of range: Range<Int>) -> Bool {
    let slash = PageValues.digitsEnd(in: valueRange, of: bytes)
    guard slash - valueRange.lowerBound < 5, slash < valueRange.upperBound, bytes[slash] == UInt8(ascii: "/") else {
      return false
    }
    let end = PageValues.digitsEnd(in: slash + 1..<valueRange.upperBound, of: bytes)
    guard 1..<5 ~= end - slash - 1 else { return false }
    return end == valueRange.upperBound
      || bytes[end] == 0x20 && end + 3 < valueRange.upperBound
        && (end + 1..<valueRange.upperBound).allSatisfy { bytes[$0].isLetter }
        && !UnreadWhen.saysHowManyTimes(range, in: bytes, today: today)
  }

  /// Whether words behind a label are nothing else, perhaps with a number for the telephone behind them: `Mrs Adeyemi, 555 0164`.
  private func areWords(_ valueRange: Range<Int>, of range: Range<Int>) -> Bool {
    let number = bytes[valueRange].firstIndex { $0 &- 0x30 < 10 } ?? valueRange.upperBound
    let isNumber = number == valueRange.lowerBound
    let isSilent =
      number == valueRange.upperBound
      ? words.areSilent(valueRange, mayBeJoined: true) : isNumber || isBefore(number, in: valueRange)
    return isSilent && isTelephone(number..<valueRange.upperBound) && words.beginAsWords(range)
      && !LabelWords.maySayMore(range, in: words.source, today: today)
  }

  /// Whether words and a space stand before the number that ends a value.
  private func isBefore(_ number: Int, in valueRange: Range<Int>) -> Bool {
    bytes[number - 1] == 0x20 && words.areSilent(valueRange.lowerBound..<number - 1)
  }

  /// Whether nothing stands there, or two groups of digits or more, which are too long for days and hours.
  private func isTelephone(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    let groups = bytes[range].split(separator: 0x20, omittingEmptySubsequences: false)
    return groups.count > 1 && groups.allSatisfy { $0.count > 2 && $0.allSatisfy { $0 &- 0x30 < 10 } }
  }

  /// Whether a value is several words, perhaps with numbers behind them, or numbers: `slow | generous`, `year 1 | year 2`, `12 | 24`.
  private func isList(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while true {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "|")) ?? range.upperBound
      if end == range.upperBound { return start > range.lowerBound && isPartOfList(start..<end) }
      guard end > start + 1, bytes[end - 1] == 0x20, isPartOfList(start..<end - 1), end + 2 < range.upperBound,
        bytes[end + 1] == 0x20
      else { return false }
      start = end + 2
    }
  }

  /// Whether it is a number, or words that have none, or one that ends them and so counts nothing.
  private func isPartOfList(_ range: Range<Int>) -> Bool {
    if range.count < 5, range.allSatisfy({ bytes[$0] &- 0x30 < 10 }) { return true }
    return words.areSilent(range, with: .any) && bytes[range].drop { $0 &- 0x30 >= 10 }.allSatisfy { $0 &- 0x30 < 10 }
  }
}
