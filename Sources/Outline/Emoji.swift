/// The emoji that can begin a text (format, *Icons*): one grapheme with emoji presentation, which a skin tone gives to the
/// person before it (UTS 51, section 2.4), or followed by U+FE0F, or a keycap, or a flag. Digits, `#`, `*` and `©` alone are text.
public enum Emoji {
  /// Where the icon at an offset ends, or nil where none begins.
  @inline(__always)
  package static func end(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    // Most texts begin with a letter, which is told without a call.
    guard offset < end, !bytes[offset].isASCIILetter else { return nil }
    return Emoji.end(ofSignIn: bytes, at: offset, end: end)
  }

  /// - Parameter offset: before the end.
  private static func end(ofSignIn bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard offset + 1 < end, bytes[offset + 1] >= 0x80 else { return nil }
    case 0xC2, 0xE2, 0xE3, 0xF0:
      // Every scalar that can begin an emoji is U+00A9, U+00AE, from U+203C to U+3299, or above U+FFFF.
      break
    default:
      return nil
    }
    // An ASCII character joins nothing before it; otherwise somebody may have joined very many scalars.
    let next = offset + (first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1)
    let limit = next < end && bytes[next] < 0x80 ? next : min(end, offset + 80)
    if limit == next, let scalar = scalar(of: bytes[offset..<next]) { return isEmoji(alone: scalar) ? next : nil }
    // One scalar, U+FE0F, and nothing that could join the two.
    let shownEnd = next + 3
    if first >= 0xE2, shownEnd <= end, bytes[next] == 0xEF, bytes[next + 1] == 0xB8, bytes[next + 2] == 0x8F,
      shownEnd == end || bytes[shownEnd] < 0x80, let scalar = scalar(of: bytes[offset..<next])
    {
      return scalar.properties.isEmoji ? shownEnd : nil
    }
    let text = String(String(decoding: bytes[offset..<limit], as: UTF8.self).unicodeScalars.prefix(24))
    guard let character = text.first, isEmoji(character) else { return nil }
    return offset + character.utf8.count
  }

  /// The scalar that some bytes are, three or four (RFC 3629); nil where they are none, or more.
  private static func scalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var value = UInt32(bytes[bytes.startIndex]) & (bytes.count == 4 ? 0x07 : 0x0F)
    for byte in bytes.dropFirst() {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard bytes.count == 4 ? value > 0xFFFF : value > 0x7FF && bytes.count == 3 else { return nil }
    return Unicode.Scalar(value)
  }

  /// Whether a character of one scalar beyond ASCII shows as an emoji.
  private static func isEmoji(alone scalar: Unicode.Scalar) -> Bool {
    guard !(0x1F1E6...0x1F1FF).contains(scalar.value) else { return false }
    // A picture that Unicode first had in black and white, as 🏔, is meant as the emoji; a sign, as ✔ or ☀, may be text.
    return scalar.value >= 0x1F300 && scalar.properties.isEmoji || scalar.properties.isEmojiPresentation
  }

  /// Whether a character shows as an emoji.
  public static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    let second = scalars.dropFirst().first
    if second == nil, !first.isASCII { return isEmoji(alone: first) }
    if first.isASCII {
      return scalars.last?.value == 0x20E3
    }
    if second?.value == 0xFE0F {
      return first.properties.isEmoji
    }
    if second?.value == 0xFE0E {
      return false
    }
    if let second, second.properties.isEmojiModifier, first.properties.isEmojiModifierBase {
      return true
    }
    if (0x1F1E6...0x1F1FF).contains(first.value) {
      return second.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
    }
    return first.properties.isEmojiPresentation
  }
}
