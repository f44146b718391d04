public import Chronology

/// The number of a week of a life at the start of an item: `Week 1547` (format, *Marked weeks*).
public struct WeekAnchor: Sendable {
  public let number: Int
  /// The offset after it.
  public let end: Int
  /// Whether it is written so that it is read. `wk 1547`, `W1547` and `Week #1547` are not.
  public let isPlain: Bool

  /// Nil where no such number stands at an offset.
  public init?(_ bytes: [UInt8], at offset: Int, end: Int) {
    guard offset + 2 < end, bytes[offset] | 0x20 == UInt8(ascii: "w") else { return nil }
    var wordEnd = offset
    while wordEnd < end, bytes[wordEnd].isASCIILetter { wordEnd += 1 }
    let word = String(decoding: bytes[offset..<min(wordEnd, offset + 5)], as: UTF8.self).lowercased()
    guard wordEnd - offset <= 5, ["week", "weeks", "wk", "w", "woche"].contains(word) else { return nil }
    var start = Spaces.skip(in: bytes, from: wordEnd, end: end)
    let hasSign = start < end && bytes[start] == UInt8(ascii: "#")
    if hasSign { start += 1 }
    var stop = start
    var number = 0
    while stop < end, bytes[stop].isASCIIDigit, stop - start < 5 {
      number = number * 10 + Int(bytes[stop] & 0x0F)
      stop += 1
    }
    guard 1...9999 ~= number, stop == end || ":,".utf8.contains(bytes[stop]) || Spaces.length(in: bytes, at: stop, end: end) > 0
    else { return nil }
    self.number = number
    self.end = stop
    isPlain = word == "week" && start > wordEnd && !hasSign
  }

  /// The first day of the week in the life of somebody who was born on a day; nil after 9999-12-31.
  public func firstDay(from born: CivilDate) -> CivilDate? {
    let day = born.dayNumber + 7 * (number - 1)
    return day <= CivilDate.latest.dayNumber ? CivilDate(dayNumber: day) : nil
  }
}
