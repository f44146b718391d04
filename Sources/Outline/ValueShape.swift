/// The values that the words of a list item can end in: `label: 3/8 unit`, `label: 3 of 8 unit` and `label: |||||` (format, *What
/// type an item is*).
enum ValueShape {
  /// How many lines a value may stand on: the colon, the number, the slash and the goal may each stand on one.
  static let mostLines = 4

  /// Whether words end in a value, so that what stands on the next line is no part of them.
  ///
  /// - Parameter start: where to look for the colon from, not before the words; the last lines are enough.
  static func ends(_ wordsRange: Range<Int>, lookingFrom start: Int = 0, in bytes: [UInt8]) -> Bool {
    var offset = wordsRange.upperBound
    while offset > max(start, wordsRange.lowerBound) {
      offset -= 1
      guard bytes[offset] == UInt8(ascii: ":"), offset > wordsRange.lowerBound else { continue }
      let value = Spaces.skip(in: bytes, from: offset + 1, end: wordsRange.upperBound)
      if value > offset + 1, value < wordsRange.upperBound, isValue(value..<wordsRange.upperBound, in: bytes) { return true }
    }
    return false
  }

  private static func isValue(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if bytes[range.lowerBound] == UInt8(ascii: "|") {
      return range.allSatisfy { bytes[$0] == UInt8(ascii: "|") || bytes[$0] == 0x20 }
    }
    let end = range.upperBound
    let value = amount(in: bytes, at: range.lowerBound, end: end)
    guard value < end, bytes[value].isASCIIDigit,
      let valueEnd = NumberScan.end(in: bytes, at: value, end: end)
        ?? digitsEnd(in: bytes, at: value, end: end),
      let goal = GoalScan.start(in: bytes, at: valueEnd, end: end),
      case let goalStart = amount(in: bytes, at: goal.offset, end: end),
      let goalEnd = NumberScan.end(in: bytes, at: goalStart, end: end, allowsUnit: true)
    else { return false }
    let unit = Spaces.skip(in: bytes, from: goalEnd, end: end)
    guard unit < end else { return true }
    return !bytes[unit].isASCIIDigit && GoalScan.isUnit(unit..<end, behindWord: goal.isWord, in: bytes)
  }

  /// Where the digits of an amount begin, behind the sign of a currency.
  private static func amount(in bytes: [UInt8], at offset: Int, end: Int) -> Int {
    let sign = CurrencySign.length(in: bytes, at: offset, end: end)
    return sign > 0 ? Spaces.skip(in: bytes, from: offset + sign, end: end) : offset
  }

  private static func digitsEnd(in bytes: [UInt8], at start: Int, end: Int) -> Int? {
    var offset = start
    while offset < end, bytes[offset].isASCIIDigit { offset += 1 }
    return offset > start ? offset : nil
  }
}
