/// How many cells of a terminal a text takes.
///
/// The widths follow Unicode Standard Annex 11: wide and fullwidth characters take two cells, combining marks and format
/// characters none, all others one. A character as a person sees it (a grapheme cluster) takes the sum of its parts, but an
/// emoji sequence, a keycap or a flag takes two. Ambiguous characters take one cell; control characters, tabs too, take none.
public enum DisplayWidth {
  /// The cells of one grapheme cluster: 0, 1, 2, or more in scripts that join letters into one cluster.
  public static func cells(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    var total = 0
    for scalar in scalars {
      // An emoji presentation sequence is wide whatever its first character is (Unicode Technical Standard 51).
      if scalar == "\u{FE0F}", isEmoji(first) { return 2 }
      total += cells(of: scalar)
    }
    return total > 2 && isEmoji(first) ? 2 : total
  }

  /// The cells of a text on one line.
  public static func cells(of text: String) -> Int { ControlCharacters.isPlain(text) ? text.utf8.count : total(of: text) }

  /// The cells of a part of a text on one line.
  public static func cells(of text: Substring) -> Int { total(of: text) }

  /// The same for both: what is generic is quick only where its type is known, which other modules cannot tell this one.
  static func total(of text: some StringProtocol) -> Int {
    var total = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return cells(ofScalars: text) ?? text.reduce(0) { $0 + cells(of: $1) } }
      total += isPrintable(byte) ? 1 : 0
    }
    return total
  }

  /// The cells of a text in which no character has several scalars, as far as that is known at a glance; else nil.
  private static func cells(ofScalars text: some StringProtocol) -> Int? {
    var total = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Letters of Latin script, punctuation and boxes: none of them joins another or is an emoji that `U+FE0F` makes wide.
      case 0..<0x300, 0x2010...0x2027, 0x2500..<0x25A0: total += cells(of: scalar)
      default: return nil
      }
    }
    return total
  }

  /// The text with spaces up to a width; unchanged where it is as wide or wider.
  public static func padded(_ text: String, to width: Int, alignment: Alignment = .left) -> String {
    let missing = width - cells(of: text)
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return alignment == .left ? text + spaces : spaces + text
  }

  /// The side on which a padded text stands.
  public enum Alignment: Sendable {
    case left
    case right
  }

  /// The text, or its beginning and `…` where it is wider than `width` cells. Empty for a width below 1.
  public static func cut(_ text: String, to width: Int) -> String {
    guard cells(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += cells(of: character)
      guard used < width else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  static func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1
    }
    if contains(DisplayWidthTable.zeroWidth, value) { return 0 }
    return value >= 0x1100 && contains(DisplayWidthTable.wide, value) ? 2 : 1
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F
  }

  /// Whether a sorted, flat list of closed ranges holds a value.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < ranges[2 * middle] {
        high = middle
      } else if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
