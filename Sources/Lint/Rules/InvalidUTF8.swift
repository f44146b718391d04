public import Diagnostics

/// `invalid-utf8`: a byte that is not UTF-8.
public enum InvalidUTF8: Rule {
  public static let name = "invalid-utf8"
  public static let severity = Severity.error
  public static let looksAtText = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .invalidUTF8) {
      findings.add(at: range, message(file.source.bytes[range.lowerBound]), help: help(file.source.bytes[range.lowerBound]))
    }
  }

  public static let example = RuleExample(
    found: "- [ ] Caf\u{FFFD} with Sam",
    instead: "- [ ] Café with Sam"
  )

  // MARK: Messages

  private static func message(_ byte: UInt8) -> String { "the byte \(hex(byte)) is not UTF-8" }

  private static func help(_ byte: UInt8) -> String {
    let meant = byte >= 0xA0 ? " (in Latin-1 the byte is “\(Character(UnicodeScalar(byte)))”)" : ""
    return "save the file as UTF-8\(meant); no command changes it before that"
  }

  private static func hex(_ byte: UInt8) -> String { "0x" + String(byte, radix: 16, uppercase: true) }
}
