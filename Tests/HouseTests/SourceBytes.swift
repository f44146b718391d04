import Foundation

/// Looks at Swift sources as bytes, line by line.
enum SourceBytes {
  private static let lineEnd = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Where a byte stands first.
  private static func place(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, let found = memchr(start, Int32(byte), buffer.count) else { return nil }
      return bytes.startIndex + start.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Where a word stands first.
  static func place(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    var rest = bytes
    while let place = place(of: word[0], in: rest), place + word.count <= bytes.endIndex {
      let isWord = bytes[place...].withUnsafeBytes { memcmp($0.baseAddress!, word, word.count) == 0 }
      if isWord { return place }
      rest = bytes[(place + 1)...]
    }
    return nil
  }

  /// The line, without its end, in which a byte stands.
  private static func line(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1] != lineEnd { start -= 1 }
    return start..<(place(of: lineEnd, in: bytes[offset...]) ?? bytes.count)
  }

  /// The lines that hold one of some words, in order.
  static func lines(of bytes: [UInt8], containing words: [String]) -> [String] {
    var found: Set<Range<Int>> = []
    for word in words {
      var start = 0
      while let place = place(of: word, in: bytes[start...]) {
        let line = line(at: place, in: bytes)
        found.insert(line)
        start = line.upperBound
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Each line as far as its first `//`.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while let comment = place(of: "//", in: bytes[start...]) {
      result += bytes[start..<comment]
      start = place(of: lineEnd, in: bytes[comment...]) ?? bytes.count
    }
    return result + bytes[start...]
  }

  /// With nothing between the quotation marks of a text that ends on its line.
  static func withoutTexts(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while let open = place(of: quote, in: bytes[start...]) {
      result += bytes[start...open]
      start = open + 1
      if let end = end(ofTextAt: start, in: bytes) {
        result.append(quote)
        start = end + 1
      }
    }
    return result + bytes[start...]
  }

  /// Where the quotation mark is that ends a text; nil where the line ends before.
  private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset] != lineEnd {
      if bytes[offset] == quote { return offset }
      let isEscape = bytes[offset] == backslash && offset + 1 < bytes.count && bytes[offset + 1] != lineEnd
      offset += isEscape ? 2 : 1
    }
    return nil
  }

  /// The names before parentheses, but for those of members and those that are declared, each with its line's range.
  static func bareCalls(in bytes: [UInt8]) -> [(name: String, line: Range<Int>)] {
    var found: [(name: String, line: Range<Int>)] = []
    var start = 0
    while let open = place(of: UInt8(ascii: "("), in: bytes[start...]) {
      start = open + 1
      var name = open
      while name > 0, isOfName(bytes[name - 1]) { name -= 1 }
      let before = bytes[..<name]
      guard name < open, before.last != UInt8(ascii: "."), !ends(before, in: "func "), !ends(before, in: "case ") else {
        continue
      }
      found.append((String(decoding: bytes[name..<open], as: UTF8.self), line(at: name, in: bytes)))
    }
    return found
  }

  private static func ends(_ bytes: ArraySlice<UInt8>, in word: String) -> Bool {
    bytes.suffix(word.utf8.count).elementsEqual(word.utf8)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
