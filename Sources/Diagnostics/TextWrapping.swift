/// Breaking prose into lines of a given width.
public enum TextWrapping {
  /// The lines of one paragraph, each at most `width` cells wide, broken at spaces.
  ///
  /// Runs of white space count as one space. A word that is wider than the width stands alone on a line that is too long, or is
  /// broken after as many characters as fit.
  ///
  /// - Parameter breaksWords: whether words are broken that are too wide; then only a single character can be.
  public static func lines(of paragraph: String, width: Int, breaksWords: Bool = false) -> [String] {
    wrapped(paragraph, width, breaksWords)
  }

  /// The lines of a part of a text, likewise.
  public static func lines(of paragraph: Substring, width: Int, breaksWords: Bool = false) -> [String] {
    wrapped(paragraph, width, breaksWords)
  }

  private static func wrapped(_ paragraph: some StringProtocol, _ width: Int, _ breaksWords: Bool) -> [String] {
    if isSpacedSingly(paragraph), DisplayWidth.total(of: paragraph) <= width {
      return paragraph.isEmpty ? [] : [String(paragraph)]
    }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      let cells = DisplayWidth.total(of: word)
      if !line.isEmpty, used + 1 + cells > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += cells
    }
    if !line.isEmpty { lines.append(line) }
    return breaksWords ? lines.flatMap { DisplayWidth.cells(of: $0) > width ? parts(of: $0, width: width) : [$0] } : lines
  }

  /// Whether a text has no white space but single spaces between words, so that words and spaces are all there is to show.
  public static func isSpacedSingly(_ text: some StringProtocol) -> Bool {
    // Bytes side by side: of a text of any type, asking for one after another takes ten times as long.
    text.utf8.withContiguousStorageIfAvailable(isSpacedSingly) ?? Array(text.utf8).withUnsafeBufferPointer(isSpacedSingly)
  }

  private static func isSpacedSingly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // As if a space came before it.
    var isBehindSpace = true
    for byte in bytes {
      switch byte {
      case 0x09...0x0D: return false
      case 0x20 where isBehindSpace: return false
      default: isBehindSpace = byte == 0x20
      }
    }
    return !isBehindSpace || bytes.isEmpty
  }

  /// A word cut after as many characters as fit, at least one.
  private static func parts(of word: String, width: Int) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0
    for character in word {
      let cells = DisplayWidth.cells(of: character)
      if !part.isEmpty, used + cells > width {
        parts.append(part)
        (part, used) = ("", 0)
      }
      part.append(character)
      used += cells
    }
    return parts + [part]
  }
}
