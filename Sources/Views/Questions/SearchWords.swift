import Phrases
import SourceText

/// Words that a person looks for: each of them has to be somewhere in what is found. They are compared as names are (commands,
/// *Names*): case and accents do not count.
package struct SearchWords: Hashable, Sendable {
  /// As they were typed.
  package let texts: [String]
  /// The same without case and accents, as UTF-8.
  private let needles: [[UInt8]]

  package init(_ texts: [String] = []) {
    self.texts = texts.filter { !$0.allSatisfy(\.isWhitespace) }
    needles = self.texts.map { SearchWords.folded($0.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
  }

  package var isEmpty: Bool { needles.isEmpty }

  /// Which of the words are in a text, by their places.
  func found(in text: String) -> Set<Int> {
    guard !isEmpty else { return [] }
    let bytes = SearchWords.folded(text)
    return Set(needles.indices.filter { bytes.holds(needles[$0]) })
  }

  /// Whether each of the words is in one of some texts.
  func areAll(in texts: some Sequence<String>) -> Bool {
    var missing = Set(needles.indices)
    for text in texts where !missing.isEmpty { missing.subtract(found(in: text)) }
    return missing.isEmpty
  }

  /// Whether each of the words may be in a file with these bytes; where it says no, one of them is not, and the file need not be
  /// read.
  ///
  /// Bytes of markup are passed over, as they may stand within a word. A letter with an accent may be any.
  package func mayBe(in bytes: [UInt8]) -> Bool {
    let parts = needles.flatMap { $0.split(separator: UInt8(ascii: " ")) }
    guard parts.allSatisfy({ $0.allSatisfy(SearchWords.isPlain) }) else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      if bytes.contains(where: SearchWords.mayBeginAccent) { return true }
      return parts.allSatisfy { part in
        part.isEmpty
          || bytes.indices.contains { bytes[$0] | 0x20 == part[part.startIndex] && SearchWords.begins(bytes, at: $0, part) }
      }
    }
  }

  private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ part: ArraySlice<UInt8>) -> Bool {
    var offset = start
    for letter in part {
      while offset < bytes.count, isMarkup(bytes[offset]) { offset += 1 }
      guard offset < bytes.count, bytes[offset] == letter || bytes[offset] | 0x20 == letter else { return false }
      offset += 1
    }
    return true
  }

  /// Whether a byte is a letter or a digit of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Whether a byte may begin a letter that is one of ASCII without its accent, or an accent: in UTF-8 those of U+00C0 to U+024F,
  /// U+0300 to U+037F and U+1E00 to U+1EFF.
  private static func mayBeginAccent(_ byte: UInt8) -> Bool {
    (0xC3...0xC9).contains(byte) || byte == 0xCC || byte == 0xCD || byte == 0xE1
  }

  private static func folded(_ text: String) -> [UInt8] { Array(NameKey(text).text.utf8) }
}
