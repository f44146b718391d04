import Diagnostics
package import Languages
import Markdown
import Planner
import SourceText

/// Texts without markup, safe to stand in a plain text.
package enum PlainText {
  /// The lines of a paragraph's Markdown.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  static func lines(_ markdown: String, keepsTags: Bool = false) -> [String] {
    split(keepsTags ? InlineText.plainWithTags(markdown) : InlineText.plain(markdown))
  }

  /// Appends the lines of a paragraph's Markdown, a line feed between each and the next.
  static func append(lines markdown: String, keepsTags: Bool, to output: inout [UInt8]) {
    let start = output.count
    InlineText.append(markdown, keepsTags: keepsTags, to: &output)
    guard mayHoldControls(output[start...]) else { return }
    let text = String(decoding: output[start...], as: UTF8.self)
    output.removeLast(output.count - start)
    output.append(contentsOf: split(text).joined(separator: "\n").utf8)
  }

  /// Appends a title on one line.
  static func append(line markdown: String, keepsTags: Bool, to output: inout [UInt8]) {
    let start = output.count
    append(lines: markdown, keepsTags: keepsTags, to: &output)
    guard output.holds(UInt8(ascii: "\n"), in: start..<output.count) else { return }
    let lines = output[start...].split(separator: UInt8(ascii: "\n")).map(Array.init)
    output.removeLast(output.count - start)
    output.append(contentsOf: lines.joined(separator: CollectionOfOne(0x20)))
  }

  /// The cells of some bytes of a line.
  static func cells(of line: ArraySlice<UInt8>) -> Int {
    line.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? line.count : DisplayWidth.cells(of: String(decoding: line, as: UTF8.self))
  }

  /// A box, whose mark may be any character.
  static func box(_ box: BoxState) -> String { isOneLine(box.text) ? box.text : split(box.text).joined() }

  /// A title on one line.
  package static func line(_ markdown: String) -> String { line(markdown, keepsTags: false) }

  /// The same.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  static func line(_ markdown: String, keepsTags: Bool) -> String {
    let lines = lines(markdown, keepsTags: keepsTags)
    return lines.count == 1 ? lines[0] : lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lines of a text that holds no markup.
  package static func split(_ text: String) -> [String] {
    if isOneLine(text) { return [text] }
    var lines: [String] = []
    var rest = text.utf8[...]
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      lines.append(withoutControls(rest[..<end]))
      let next = rest.index(after: end)
      let isPair = rest[end] == UInt8(ascii: "\r") && next < rest.endIndex && rest[next] == UInt8(ascii: "\n")
      rest = rest[(isPair ? rest.index(after: next) : next)...]
    }
    return lines + [withoutControls(rest)]
  }

  private static func withoutControls(_ line: Substring.UTF8View) -> String {
    let line = String(Substring(line))
    if isOneLine(line) { return line }
    var shown = String.UnicodeScalarView()
    for scalar in line.unicodeScalars { shown.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  /// Whether a text has no byte that could be part of a line ending or of another control character, but for tabs.
  private static func isOneLine(_ text: String) -> Bool {
    if ControlCharacters.isPlain(text) { return true }
    var text = text
    return text.withUTF8 { bytes in bytes.allSatisfy { ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F && $0 != 0xC2 } }
  }

  /// Whether some bytes may hold control characters other than line feeds and tabs.
  private static func mayHoldControls(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Without an early end, so that many bytes are looked at at once.
    bytes.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for byte in bytes {
        let isControl: UInt8 = byte < 0x20 && byte != 0x09 && byte != 0x0A ? 1 : 0
        found |= isControl | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0)
      }
      return found != 0
    }
  }

  /// Control characters do what no text should, such as move a cursor; only tabs are kept.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || (0x7F..<0xA0).contains(scalar.value)
  }

  /// `name: value`, or the one of them that is there.
  package static func labelled(_ name: String, _ value: String, in language: Language = .english) -> String {
    guard !value.isEmpty else { return name }
    // Words that end in a colon need no second one.
    return name.isEmpty ? value : name.last == ":" ? "\(name) \(value)" : "\(name)\(language.colon) \(value)"
  }
}
