import Outline
import SourceText

/// A text in UTF-16, of which nothing reads: files are in UTF-8 (format, *Bytes and lines*).
enum WideText {
  /// How much of a file is looked at, to see whether it says its kind.
  private static let most = 1 << 12

  /// Whether a file is one of Tidemark's, were it in UTF-8: its front matter says a known kind.
  static func saysKind(_ bytes: [UInt8]) -> Bool {
    start(of: bytes).map { Document(reading: SourceText($0)).kind != nil } ?? false
  }

  /// The first characters of a file in UTF-16, those beyond ASCII as `?`; nil for another file.
  static func start(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8 else { return nil }
    let isMarked = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
    let isLittle = isMarked ? bytes[0] == 0xFF : bytes[0] == UInt8(ascii: "-") && bytes[1] == 0
    guard isMarked || isLittle || bytes[0] == 0 && bytes[1] == UInt8(ascii: "-") else { return nil }
    return stride(from: isMarked ? 2 : 0, to: min(bytes.count, most) - 1, by: 2).map { offset in
      let (low, high) = isLittle ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
      return high == 0 && low < 0x80 ? low : UInt8(ascii: "?")
    }
  }
}
