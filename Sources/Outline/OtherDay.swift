import Chronology

/// The start of a line of a day that was meant for another one: `tomorrow: dentist`, `24.11. haircut`, `fri 14:00 handover`.
enum OtherDay {
  /// Where the words for the day end; nil where none stand.
  static func end(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard offset + 3 < end, mayBegin(bytes[offset]) else { return nil }
    // Which year it is makes no difference to where it ends.
    guard let date = MeantDate.scan(bytes, at: offset, end: end, today: anyDay, .ahead), date.end < end else { return nil }
    let words = bytes[offset..<date.end]
    if bytes[offset].isASCIIDigit {
      let next = Spaces.skip(in: bytes, from: date.end, end: end)
      let hasWord = next > date.end && next < end && bytes[next].isASCIILetter
      return words.contains(UInt8(ascii: ".")) && !words.contains(0x20) && hasWord ? date.end : nil
    }
    if bytes[date.end] == UInt8(ascii: ":") { return words.contains(0x20) || isNear(words) ? date.end : nil }
    guard !words.contains(0x20),
      case .time = TimeOfDay.scan(bytes, at: Spaces.skip(in: bytes, from: date.end, end: end), end: end)
    else { return nil }
    return date.end
  }

  private static let anyDay = CivilDate(dayNumber: 0)

  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "t"), UInt8(ascii: "y"), UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "f"), UInt8(ascii: "s"):
      true
    default: byte.isASCIIDigit
    }
  }

  /// `Monday: rain` is rather a list of days, and `today` is none other.
  private static func isNear(_ words: ArraySlice<UInt8>) -> Bool {
    ["tomorrow", "yesterday"].contains(String(decoding: words, as: UTF8.self).lowercased())
  }
}
