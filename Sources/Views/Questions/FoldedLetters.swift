/// Texts without case and accents, to be compared: `É` is `e`, `ß` is `ss`, `ώ` is `ω`.
///
/// A letter with an accent is told by its name in Unicode, *LATIN SMALL LETTER E WITH ACUTE*: what stands before *WITH* is the
/// letter without it. Letters of which the name says no such thing, as `й`, are letters of their own.
enum FoldedLetters {
  /// The UTF-8 of a text without case and accents.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      for byte in utf8 {
        guard byte < 0x80 else { return false }
        bytes.append(lowercased(byte))
      }
      return true
    }
    if isASCII { return bytes }
    bytes.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return bytes
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
    } else if let letter = letters[scalar] {
      bytes.append(contentsOf: letter.utf8)
    } else if scalar.properties.generalCategory != .nonspacingMark {
      bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }
  }

  /// The letters of Latin, Greek and Cyrillic that have an accent or a case, or are two in one.
  private static let letters: [Unicode.Scalar: String] = {
    let scalars = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF].joined().compactMap { Unicode.Scalar(UInt32($0)) }
    var plain: [String: Unicode.Scalar] = [:]
    for scalar in (0x61...0x7A).compactMap({ Unicode.Scalar(UInt32($0)) }) + scalars {
      if let name = scalar.properties.name, plain[name] == nil { plain[name] = scalar }
    }
    var letters: [Unicode.Scalar: String] = [:]
    for scalar in scalars {
      let lower = scalar.properties.lowercaseMapping
      guard let first = lower.unicodeScalars.first, let name = first.properties.name else { continue }
      if let accent = name.firstRange(of: " WITH "), let letter = plain[String(name[..<accent.lowerBound])] {
        letters[scalar] = String(letter)
      } else {
        letters[scalar] = joined[first] ?? lower
      }
    }
    return letters
  }()

  private static let joined: [Unicode.Scalar: String] = ["ß": "ss", "æ": "ae", "œ": "oe", "ĳ": "ij", "ı": "i", "ς": "σ"]
}
