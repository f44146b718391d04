import Phrases
import SourceText

/// The letters of a name, which every title has that it fits: those of each word beside one another, as people leave out case,
/// accents and signs.
struct NameLetters: Sendable {
  /// In lower case and without accents.
  private let words: [[UInt8]]
  /// Whether the letters of a word may stand apart in a title that begins with them: `pushups` for *Push-ups*.
  private let mayBeApart: Bool

  /// - Parameter name: as `Document.name(ofTitle:)` gives it.
  init(_ name: String) {
    words = name.split { !($0.isLetter || $0.isNumber) }.flatMap { TitleLetters(String($0)).words }
    mayBeApart = words.count == 1
  }

  /// Whether the name may fit a title of these letters; where this says no, it does not.
  func mayName(_ title: TitleLetters) -> Bool {
    guard title.areAll else { return true }
    return words.allSatisfy(title.hold) || mayBeApart && title.holdApart(words[0])
  }
}

/// The letters and digits of a title, or of a whole file, in lower case and without accents, with one space between words. Markup
/// that may stand within a word is left out.
struct TitleLetters {
  private var bytes: [UInt8] = []
  /// Whether these are all letters that it can be said to have: not where an address, an entity, HTML or a field may part those of a
  /// word.
  private(set) var areAll = true
  private var isBehindWord = false

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TitleLetters($0) }
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      offset = text[offset] < 0x80 ? addASCII(of: text, at: offset) : addCharacter(of: text, at: offset)
    }
  }

  var words: [[UInt8]] { bytes.split(separator: 0x20).map(Array.init) }

  private mutating func add(_ byte: UInt8) {
    if isBehindWord, !bytes.isEmpty { bytes.append(0x20) }
    isBehindWord = false
    bytes.append(byte)
  }

  /// Adds what the characters of ASCII that follow one another are in a name; the offset behind them.
  private mutating func addASCII(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start
    while end < text.count, text[end] < 0x80 { end += 1 }
    var state = (isBehindWord: isBehindWord, areAll: areAll)
    let isFirst = bytes.isEmpty
    // A space stands for a sign that is left out, or for one before the start.
    let letters = [UInt8](unsafeUninitializedCapacity: end - start + 1) { letters, count in
      var (isBehindWord, areAll, added) = (state.isBehindWord, state.areAll, 0)
      TitleLetters.letters.withUnsafeBufferPointer { table in
        for offset in start..<end {
          let letter = table[Int(text[offset])]
          if letter != 0 {
            if isBehindWord, added > 0 || !isFirst {
              letters[added] = 0x20
              added += 1
            }
            isBehindWord = false
            letters[added] = letter
            added += 1
            continue
          }
          let byte = text[offset]
          if byte == 0x20 || byte == 0x0A {
            isBehindWord = true
            continue
          }
          if !TitleLetters.isMarkup(byte) { isBehindWord = true }
          if offset + 1 < text.count, TitleLetters.parts(byte, text[offset + 1]) { areAll = false }
        }
      }
      count = added
      state = (isBehindWord, areAll)
    }
    bytes += letters
    (isBehindWord, areAll) = state
    return end
  }

  /// What each byte of ASCII is in a name: a digit or a letter in lower case; 0 for a sign.
  private static let letters: [UInt8] = (UInt8(0)..<0x80).map { byte in
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 ? byte | 0x20 : 0
  }

  /// Signs that may stand within a word and are not seen.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Whether two signs begin something that may stand within a word and is no part of it.
  private static func parts(_ byte: UInt8, _ next: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"): next == UInt8(ascii: "(")
    case UInt8(ascii: ":"): next == UInt8(ascii: ":")
    case UInt8(ascii: "&"): next == UInt8(ascii: "#") || (next | 0x20) &- 0x61 < 26
    case UInt8(ascii: "<"): "/!?".utf8.contains(next) || (next | 0x20) &- 0x61 < 26
    default: false
    }
  }

  /// Adds what a character outside of ASCII is in a name; the offset behind it.
  private mutating func addCharacter(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    if TitleLetters.isSign(text[start..<end]) {
      isBehindWord = true
      return end
    }
    // A syllable of Hangul may be written as one character or as several.
    if text[start] == 0xE1, end - start > 1, (0x84...0x87).contains(text[start + 1]) { areAll = false }
    let key = NameKey(String(decoding: text[start..<end], as: UTF8.self)).text
    if let first = key.unicodeScalars.first, !first.properties.isAlphabetic, first.properties.numericType == nil {
      // A sign that joins two others is part of neither.
      if !first.properties.isJoinControl, first.properties.generalCategory != .nonspacingMark { isBehindWord = true }
      return end
    }
    for byte in key.utf8 { add(byte) }
    return end
  }

  /// Whether a character outside of ASCII is one of the commonest that are no part of a word, of which nobody needs to ask Unicode
  /// for names and properties: emoji (U+1F300 to U+1FAFF), dashes, quotes, bullets and the ellipsis (U+2010 to U+2026).
  private static func isSign(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = character.startIndex
    switch (character.count, character[start]) {
    case (4, 0xF0): return character[start + 1] == 0x9F && 0x8C...0xAB ~= character[start + 2]
    case (3, 0xE2): return character[start + 1] == 0x80 && 0x90...0xA6 ~= character[start + 2]
    default: return false
    }
  }

  /// Whether some letters stand in it side by side.
  func hold(_ word: [UInt8]) -> Bool { bytes.holds(word) }

  /// Whether some letters begin one of its words and go on, be it in those behind it.
  func holdApart(_ word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { start in
        guard start == 0 || bytes[start - 1] == 0x20 else { return false }
        var offset = start
        return word.allSatisfy { letter in
          while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
          defer { offset += 1 }
          return offset < bytes.count && bytes[offset] == letter
        }
      }
    }
  }
}
