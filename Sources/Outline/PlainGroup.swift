import Chronology

/// The one group of fields behind words that are nothing but words: `Water the plants (every: mon wed fri)`, as most are written.
///
/// In such a line there is no other syntax to find, and no field that was meant and is none; so it needs none of the readers that
/// look for them.
struct PlainGroup {
  let range: Range<Int>
  /// What stands between its brackets.
  let innerRange: Range<Int>

  /// - Parameter textRange: the words and the group, to the end of their paragraph. Nil where anything else may stand in it.
  init?(_ bytes: borrowing [UInt8], in textRange: Range<Int>) {
    guard textRange.count > 4, bytes[textRange.upperBound - 1] == UInt8(ascii: ")"),
      let start = bytes.withUnsafeBufferPointer({ PlainGroup.start(in: $0, of: textRange) })
    else { return nil }
    range = start..<textRange.upperBound
    innerRange = start + 1..<textRange.upperBound - 1
  }

  /// Where the bracket stands that opens the group.
  private static func start(in bytes: UnsafeBufferPointer<UInt8>, of textRange: Range<Int>) -> Int? {
    places.withUnsafeBufferPointer { places in
      let end = textRange.upperBound - 1
      var start = end - 1
      while start > textRange.lowerBound, places[Int(bytes[start])] & inside != 0 { start -= 1 }
      guard start > textRange.lowerBound, bytes[start] == UInt8(ascii: "("), bytes[start - 1] == 0x20 else { return nil }
      for offset in textRange.lowerBound..<start where places[Int(bytes[offset])] & before == 0 { return nil }
      for offset in start + 1..<end where bytes[offset] == UInt8(ascii: ":") && bytes[offset + 1] == UInt8(ascii: ":") {
        return nil
      }
      return start
    }
  }

  /// The fields of a group in its written form, which need not be split into parts first; nil where it may be written otherwise, or
  /// has no key that leads here.
  func writtenFields(_ bytes: [UInt8], in places: Place) -> [Field]? {
    var fields: [Field] = []
    // Most groups have one or two.
    fields.reserveCapacity(2)
    var isLed = false
    let areWritten = FieldGroup.forEachField(in: innerRange, of: bytes) { key, nameRange, valueRange in
      guard PlainGroup.isOneValue(valueRange, in: bytes) else { return false }
      fields.append(Field(key: key, nameRange: nameRange, valueRange: valueRange, isQuoted: false))
      isLed = isLed || KeyTable.leads(key, in: places)
      return true
    }
    return areWritten && isLed ? fields : nil
  }

  /// Whether a value has no spaces at its ends, and no further key: each colon in it stands behind a digit.
  private static func isOneValue(_ valueRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard bytes[valueRange.lowerBound] != 0x20, bytes[valueRange.upperBound - 1] != 0x20 else { return false }
    for offset in valueRange where bytes[offset] == UInt8(ascii: ":") && !bytes[offset - 1].isASCIIDigit { return false }
    return true
  }

  private static let inside: UInt8 = 1
  private static let before: UInt8 = 2

  /// Of each byte, whether it may stand inside of a group, and in the words before it.
  private static let places: [UInt8] = (0...UInt8.max).map { byte in
    mayStandBefore(byte) ? inside | before : mayStandInside(byte) ? inside : 0
  }

  /// Whether a byte of a group is no bracket, quote, escape or line ending, and none of a character that may be a space.
  private static func mayStandInside(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: ";"): true
    default: mayStandBefore(byte)
    }
  }

  /// Whether a byte of the words before a group begins no syntax and no field: one of plain words, a digit, or some punctuation.
  private static func mayStandBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "+")...UInt8(ascii: "9"), UInt8(ascii: "?"): true
    default: isOfPlainWords(byte)
    }
  }

  /// Whether a byte is one of words that are nothing but words: of a letter of an alphabet, a space, a comma, a full stop or an
  /// apostrophe.
  static func isOfPlainWords(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xBF, 0xC3...0xDF:
      true
    default: false
    }
  }
}
