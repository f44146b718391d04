public import Diagnostics
import Languages

/// `invalid-utf8`: a byte that is not UTF-8.
public enum InvalidUTF8: Rule {
  public static let name = "invalid-utf8"
  public static let severity = Severity.error
  public static let looksAtText = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .invalidUTF8) {
      let byte = file.source.bytes[range.lowerBound]
      findings.add(at: range, InvalidUTF8Message.problem(of: byte), help: InvalidUTF8Message.advice(on: byte))
    }
  }

  public static let example = RuleExample(
    found: "- [ ] Caf\u{FFFD} with Sam",
    instead: "- [ ] Café with Sam"
  )
}

/// What `invalid-utf8` says.
enum InvalidUTF8Message: Message {
  /// A byte in hexadecimal digits.
  case isNotUTF8(String)
  /// The letter that the byte is in Latin-1.
  case save(letter: String?)

  /// What is wrong of a byte.
  static func problem(of byte: UInt8) -> InvalidUTF8Message { .isNotUTF8("0x" + String(byte, radix: 16, uppercase: true)) }

  static func advice(on byte: UInt8) -> InvalidUTF8Message {
    .save(letter: byte >= 0xA0 ? String(Character(UnicodeScalar(byte))) : nil)
  }
}
