public import Diagnostics
import Outline
import Planner
import SourceText

/// `missing-number`: a count that has no number, or a count or a best whose number does not read.
public enum MissingNumber: Rule {
  public static let name = "missing-number"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for (_, range) in file.readingProblems({ $0 == .unreadNumber ? true : nil }) {
      let text = file.text(range)
      let point = String(text.map { $0 == "," ? "." : $0 })
      let hasComma = text.contains(",") && TitleNumber.reads(point)
      let lengths = ["\(text) min", "\(text) h"].filter { text.contains(":") && Planner.Number($0) != nil }
      guard lengths.isEmpty else {
        let fixes = lengths.map { file.fix("Write “\($0)”", isSafe: false, TextEdit(replacing: range, with: $0)) }
        findings.add(at: range, unread(file.quote(range)), help: lengthHelp(lengths), fixes: fixes)
        continue
      }
      findings.add(
        at: range,
        unread(file.quote(range)),
        help: hasComma ? "write “\(point)”" : unreadHelp,
        fixes: hasComma ? [file.fix("Write “\(point)”", isSafe: false, TextEdit(replacing: range, with: point))] : []
      )
    }
    let problems = file.readingProblems { kind -> Int? in
      if case .missingNumber(let end) = kind { end } else { nil }
    }
    for (end, range) in problems {
      let words = file.text(range)
      let (help, fix) = mending(words, range, end, in: file)
      findings.add(
        at: range,
        words.isEmpty ? wordless : message(file.quote(range)),
        help: help,
        fix: fix
      )
    }
  }

  /// Where a digit stands in the words, the number is there and only written otherwise.
  private static func mending(_ words: String, _ range: Range<Int>, _ end: Int, in file: LintedFile) -> (String, Fix?) {
    guard !words.isEmpty else { return (wordlessHelp, nil) }
    guard words.contains(where: \.isNumber) else {
      let zero = words.hasSuffix(":") ? " 0" : ": 0"
      return (help("\(words)\(zero)"), file.fix("Write “\(zero)”", isSafe: true, TextEdit(insertingAt: end, zero)))
    }
    guard let space = spaceBeforeNumber(range, in: file.source.bytes) else { return (general, nil) }
    let corrected = file.text(range.lowerBound..<space) + ":" + file.source.string(in: space..<range.upperBound)
    return (help(corrected), file.fix("Write “\(corrected)”", isSafe: false, TextEdit(insertingAt: space, ":")))
  }

  /// Where a colon is missing before the only number of the words.
  private static func spaceBeforeNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Int? {
    let starts = range.dropFirst().filter { offset in
      bytes[offset - 1] == 0x20 && NumberScan.end(in: bytes, at: offset, end: range.upperBound) != nil
    }
    guard starts.count == 1, let start = starts.first, start - 2 >= range.lowerBound else { return nil }
    let before = bytes[start - 2]
    return before == UInt8(ascii: ":") || before == 0x20 ? nil : start - 1
  }

  public static let page = RulePage(
    summary: "A count without a number, or with one that cannot be read",
    explanation: """
      Finds an item with `count` whose words do not end in a colon and a number, which reads as 0; and an item with `count` or \
      `best` in which something else comes after the colon.
      """,
    reason: "A number that is not read cannot be counted up or down, and a command would write a second one.",
    example: "- Laps (count: up)",
    instead: "- Laps: 0 (count: up)",
    fix: """
      Writes `: 0` if there is no digit in the words, which is safe; the colon before the only number in them, or a point for \
      a comma, which is not: the number may be part of the name.
      """
  )

  // MARK: Messages

  private static func unread(_ text: String) -> String { "\(text) is not read as a number" }
  private static let unreadHelp =
    "write digits after the colon, then perhaps a unit, as “71.5 kg”; a length of time as “24:30 min” or “1:02:03”"
  private static func lengthHelp(_ lengths: [String]) -> String {
    "say what it counts: write “\(lengths.joined(separator: "” or “"))”"
  }
  private static func message(_ words: String) -> String { "\(words) has no number to count, so it reads as 0" }
  private static func help(_ corrected: String) -> String { "write it after a colon, as \(LintedFile.quote(corrected))" }
  private static let general = "write a colon and the number at the end of the words, as “Laps: 12” or “Weight: 71.5 kg”"
  private static let wordless = "a count has neither a name nor a number"
  private static let wordlessHelp = "write both before the brackets, as “Laps: 0”"
}

/// A number and perhaps a unit, as words end in.
private enum TitleNumber {
  static func reads(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return NumberScan.end(in: bytes, at: 0, end: bytes.count, allowsUnit: true) != nil
  }
}
