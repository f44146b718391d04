public import Diagnostics
import Languages
import SourceText

/// `vanishing-text`: words that Markdown takes for a link reference definition and shows nowhere.
public enum VanishingText: Rule {
  public static let name = "vanishing-text"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .vanishingText) {
      if isBox(range, in: file.source) {
        findings.add(
          at: range,
          VanishingTextMessage.isLinkDefinition(file.excerpt(range)),
          help: VanishingTextMessage.removeColonAfterBox,
          fix: takeColon(at: range.lowerBound + 3, in: file)
        )
      } else {
        let escape = file.fix(VanishingTextMessage.writeBackslash, isSafe: true, TextEdit(insertingAt: range.lowerBound, "\\"))
        findings.add(
          at: range,
          VanishingTextMessage.isLinkDefinition(file.excerpt(range)),
          help: VanishingTextMessage.escapeOrRemoveColon,
          fix: escape
        )
      }
    }
  }

  /// Whether it is a box after the marker of a list item: `- [x]: milk`.
  private static func isBox(_ range: Range<Int>, in source: SourceText) -> Bool {
    guard range.count > 3, "xX-".utf8.contains(source.bytes[range.lowerBound + 1]),
      source.bytes[range.lowerBound + 2] == UInt8(ascii: "]")
    else { return false }
    let line = source.start(ofLine: source.line(at: range.lowerBound))
    let before = source.bytes[line..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
    return before.map { "-*+.)".utf8.contains($0) } ?? false
  }

  /// Takes the colon after a box away, and leaves a space there.
  private static func takeColon(at colon: Int, in file: LintedFile) -> Fix {
    let bytes = file.source.bytes
    let isSpaced = colon + 1 >= bytes.count || " \t\r\n".utf8.contains(bytes[colon + 1])
    return file.fix(
      VanishingTextMessage.removeColon,
      isSafe: true,
      TextEdit(replacing: colon..<colon + 1, with: isSpaced ? "" : " ")
    )
  }

  public static let example = RuleExample(
    found: """
      [Idea]: sport

      - [x]: milk
      """,
    instead: """
      \\[Idea]: sport

      - [x] milk
      """
  )
}

/// What `vanishing-text` says.
enum VanishingTextMessage: Message {
  case isLinkDefinition(String)
  case escapeOrRemoveColon
  /// The name of the fix for that.
  case writeBackslash
  case removeColonAfterBox
  /// The name of the fix for that.
  case removeColon
}
