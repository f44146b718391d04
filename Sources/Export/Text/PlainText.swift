import Markdown

/// Texts without markup, safe to stand in a plain text.
enum PlainText {
  /// The lines of a paragraph's Markdown.
  static func lines(_ markdown: String) -> [String] {
    split(InlineText.plain(markdown))
  }

  /// A title on one line.
  static func line(_ markdown: String) -> String {
    lines(markdown).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lines of a text that holds no markup.
  static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r" || previous != "\r" {
          lines.append(String(line))
          line.removeAll()
        }
      } else {
        line.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      }
      previous = scalar
    }
    lines.append(String(line))
    return lines
  }

  /// Control characters do what no text should, such as move a cursor; only tabs are kept.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || (0x7F..<0xA0).contains(scalar.value)
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `name: value`, or the one of them that is there.
  static func labelled(_ name: String, _ value: String) -> String {
    guard !value.isEmpty else { return name }
    // Words that end in a colon need no second one.
    return name.isEmpty ? value : name.last == ":" ? "\(name) \(value)" : "\(name): \(value)"
  }
}
