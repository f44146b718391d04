import Chronology

/// Tells which words in brackets at the end of a headline may have been meant as a field: `(due tomorrow)`, `(high)`,
/// `(3x a week)`. What they say is the affair of `meant-field`.
package enum MeantFieldScan {
  /// No word that is looked for is longer.
  private static let mostBytes = 10
  /// Nor one of another language.
  private static let mostBytesElsewhere = 12
  /// What is longer is prose.
  static let mostBytesInside = 64

  /// Whether what stands between some brackets begins as such a field.
  static func begins(_ innerRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    let start = Spaces.skip(in: bytes, from: innerRange.lowerBound, end: innerRange.upperBound)
    guard start < innerRange.upperBound, innerRange.count <= mostBytesInside else { return false }
    let first = bytes[start]
    if first.isASCIIDigit { return beginsWithNumber(start..<innerRange.upperBound, in: bytes) }
    if first == UInt8(ascii: "!") { return bytes[start..<innerRange.upperBound].allSatisfy { $0 == first } }
    if beginsElsewhere(start..<innerRange.upperBound, in: bytes) { return true }
    var end = start
    while end < innerRange.upperBound, bytes[end].isASCIILetter { end += 1 }
    guard end > start, end - start <= mostBytes else { return false }
    if let key = FieldKey(word: start..<end, in: bytes) { return !wordsOfProse.contains(key) }
    guard "abcdefhilnoprstu".utf8.contains(first | 0x20) else { return false }
    let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    let isAlone = Spaces.skip(in: bytes, from: end, end: innerRange.upperBound) == innerRange.upperBound
    return words.contains(word) || isAlone && wordsAlone.contains(word)
  }

  /// `fällig`, `priorité`, `seit` and their like.
  private static func beginsElsewhere(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let first = bytes[range.lowerBound]
    guard first == 0xC3 || "abcdefhjmoprstvwz".utf8.contains(first | 0x20) else { return false }
    // A curly apostrophe ends the word of `jusqu’au`.
    let word = range.prefix { bytes[$0].isASCIILetter || bytes[$0] >= 0x80 && bytes[$0] != 0xE2 }
    guard 3...mostBytesElsewhere ~= word.count else { return false }
    return KeySynonym.meaningElsewhere(of: String(decoding: bytes[word], as: UTF8.self)) != nil
  }

  /// `daily`, `weekly`, `monthly`, `yearly`; `MWF`; `Mo, Di, Mi`.
  static func isHowOften(_ innerRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    if 3...20 ~= innerRange.count, bytes[innerRange.lowerBound] &- 0x41 < 26,
      Recurrence.meant(asDays: String(decoding: bytes[innerRange], as: UTF8.self)) != nil
    {
      return true
    }
    guard 5...10 ~= innerRange.count, "abdhmqswy".utf8.contains(bytes[innerRange.lowerBound] | 0x20) else { return false }
    return [
      "diario", "diaria", "semanal", "mensual", "anual", "quotidien", "hebdo", "mensuel", "annuel",
      "daily", "weekly", "monthly", "yearly", "biweekly", "bi-weekly", "bimonthly", "bi-monthly", "biyearly", "bi-yearly",
    ].contains(String(decoding: bytes[innerRange], as: UTF8.self).lowercased())
  }

  /// `daily, since 1 Nov`: a rule, and from when it counts.
  static func isRuleWithStart(_ innerRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    for offset in innerRange.dropFirst() where bytes[offset - 1] == 0x20 && "sSfF".utf8.contains(bytes[offset]) {
      var end = offset
      while end < innerRange.upperBound, bytes[end].isASCIILetter { end += 1 }
      guard ["since", "from", "starting"].contains(String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()) else {
        continue
      }
      var rule = Spaces.trimmed(innerRange.lowerBound..<offset, in: bytes)
      if bytes[rule].last == UInt8(ascii: ",") { rule = rule.lowerBound..<rule.upperBound - 1 }
      return KeySynonym.fits(rule, .every, in: bytes)
    }
    return false
  }

  /// A date; or a number and the word for how many times.
  private static func beginsWithNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if CivilDate.hasShape(bytes, at: range.lowerBound, end: range.upperBound) { return true }
    var offset = range.lowerBound
    while offset < range.upperBound, bytes[offset].isASCIIDigit { offset += 1 }
    offset = Spaces.skip(in: bytes, from: offset, end: range.upperBound)
    guard offset < range.upperBound else { return false }
    let byte = bytes[offset] | 0x20
    // The first byte of `×` is 0xC3.
    // `3 per week`
    if byte == UInt8(ascii: "p"), offset + 3 < range.upperBound, bytes[offset + 3] == 0x20 { return true }
    return byte == UInt8(ascii: "x") || byte == UInt8(ascii: "t") || bytes[offset] == 0xC3 || bytes[offset] == UInt8(ascii: "/")
  }

  /// Whether a line begins with one word and a colon before its value.
  package static func isNamed(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard let (_, after) = FieldGroup.key(in: bytes, at: range.lowerBound, end: range.upperBound), after < range.upperBound
    else {
      return false
    }
    return bytes[after] == 0x20
  }

  /// The key of a line that is a field and nothing else: `due: 2026-12-31`, `every: monday`. What other programs write without a
  /// space is theirs.
  package static func keyOfField(in range: Range<Int>, in bytes: [UInt8]) -> FieldKey? {
    guard !range.isEmpty, range.count <= mostBytesInside, "bdepsu".utf8.contains(bytes[range.lowerBound] | 0x20),
      let (name, after) = FieldGroup.key(in: bytes, at: range.lowerBound, end: range.upperBound), after < range.upperBound,
      bytes[after] == 0x20 || bytes[after - 1] == UInt8(ascii: "="),
      let key = FieldKey(called: String(decoding: bytes[name], as: UTF8.self))
    else { return nil }
    let value = Spaces.trimmed(after..<range.upperBound, in: bytes)
    switch key {
    case .due: return KeySynonym.fits(value, key, in: bytes) ? key : nil
    case .every, .priority: return KeySynonym.fits(value, key, in: bytes) ? key : nil
    case .done, .since, .until:
      if case .date(_, value.upperBound) = AnchorScan.scan(bytes, at: value.lowerBound, end: value.upperBound, .links) {
        return key
      }
      return nil
    default: return nil
    }
  }

  /// Keys with which many words in brackets begin, and that say nothing alone or take any words.
  private static let wordsOfProse: Set<FieldKey> = [.at, .in, .to, .was, .source]

  /// What says of a number what it is, and is prose before other words.
  private static let wordsAlone: Set<String> = ["up", "down", "highest", "lowest"]

  private static let words: Set<String> = [
    "deadline", "by", "till", "start", "starts", "starting", "prio", "p", "importance", "high", "medium", "low", "urgent",
    "countdown", "countup", "counting", "each", "once", "twice", "repeat", "repeats", "recurring", "freq", "frequency",
    "before", "completed", "finished", "habit", "target", "record", "personal", "pb", "pr", "remind", "reminder", "cat",
    "hohe", "haute", "alta", "niedrige", "basse", "baja",
  ]
}
