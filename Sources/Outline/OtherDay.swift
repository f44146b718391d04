import Chronology

/// The start of a line of a day that was meant for another one: `tomorrow: dentist`, `24.11. haircut`, `fri 14:00 handover`.
enum OtherDay {
  /// Where the words for the day end; nil where none stand.
  static func end(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard offset + 3 < end, mayBegin(bytes, at: offset, end: end) else { return nil }
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

  /// Whether the bytes can be the start of a line that is one. Most lines begin with a word, and end the matter here.
  private static func mayBegin(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    if bytes[offset].isASCIIDigit {
      var point = offset + 1
      while point < end, bytes[point].isASCIIDigit { point += 1 }
      return point < end && bytes[point] == UInt8(ascii: ".")
    }
    guard bytes[offset].isASCIILetter, starts.contains(packed(bytes[offset..<offset + 3])) else { return false }
    // Its words end before a colon, or before a time.
    return bytes[offset..<min(end, offset + 48)].contains { $0 == UInt8(ascii: ":") || $0.isASCIIDigit }
  }

  /// What the words for a day begin with: those near today, of the week, and of the months.
  private static let starts = [
    "tod", "ton", "tom", "yes", "thi", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "feb", "fev", "f\u{E9}", "mar", "maa",
    "m\u{E4}", "may", "mai", "mag", "sep", "set",
  ].map { packed(Array($0.utf8)[...]) }

  /// Three bytes, upper and lower case being one.
  private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1 | 0x20) } }

  /// `Monday: rain` is rather a list of days, and `today` is none other.
  private static func isNear(_ words: ArraySlice<UInt8>) -> Bool {
    ["tomorrow", "yesterday"].contains(String(decoding: words, as: UTF8.self).lowercased())
  }
}
