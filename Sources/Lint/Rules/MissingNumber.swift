public import Diagnostics
import Languages
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
        let fixes = lengths.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
        let problem = MissingNumberMessage.isUnread(file.excerpt(range))
        findings.add(at: range, problem, help: MissingNumberMessage.sayWhatIsCounted(lengths), fixes: fixes)
        continue
      }
      findings.add(
        at: range,
        MissingNumberMessage.isUnread(file.excerpt(range)),
        help: hasComma ? MissingNumberMessage.write(point) : .writeDigits,
        fixes: hasComma ? [file.fix(CommonMessage.write(point), isSafe: false, TextEdit(replacing: range, with: point))] : []
      )
    }
    let problems = file.readingProblems { kind -> Int? in
      if case .missingNumber(let end) = kind { end } else { nil }
    }
    for (end, range) in problems {
      let words = file.text(range)
      let (advice, fix) = mending(words, range, end, in: file)
      let problem = words.isEmpty ? MissingNumberMessage.isEmpty : .hasNoNumber(file.excerpt(range))
      findings.add(at: range, problem, help: advice, fix: fix)
    }
  }

  /// Where a digit stands in the words, the number is there and only written otherwise.
  private static func mending(
    _ words: String,
    _ range: Range<Int>,
    _ end: Int,
    in file: LintedFile
  ) -> (MissingNumberMessage, Fix?) {
    guard !words.isEmpty else { return (.writeBoth, nil) }
    guard words.contains(where: \.isNumber) else {
      let zero = words.hasSuffix(":") ? " 0" : ": 0"
      let fix = file.fix(CommonMessage.write(zero), isSafe: true, TextEdit(insertingAt: end, zero))
      return (.writeAfterColon(LintedFile.excerpt("\(words)\(zero)")), fix)
    }
    guard let space = spaceBeforeNumber(range, in: file.source.bytes) else { return (.writeAtEnd, nil) }
    let corrected = file.text(range.lowerBound..<space) + ":" + file.source.string(in: space..<range.upperBound)
    let fix = file.fix(CommonMessage.write(corrected), isSafe: false, TextEdit(insertingAt: space, ":"))
    return (.writeAfterColon(LintedFile.excerpt(corrected)), fix)
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

  public static let example = RuleExample(
    found: "- Laps (count: up)",
    instead: "- Laps: 0 (count: up)"
  )
}

/// A number and perhaps a unit, as words end in.
private enum TitleNumber {
  static func reads(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return NumberScan.end(in: bytes, at: 0, end: bytes.count, allowsUnit: true) != nil
  }
}

/// What `missing-number` says.
enum MissingNumberMessage: Message {
  /// `“72,5 kg” is not read as a number`
  case isUnread(String)
  /// What `24:30` may be of: `24:30 min`, `24:30 h`.
  case sayWhatIsCounted([String])
  /// `write “72.5 kg”`
  case write(String)
  /// How numbers are written.
  case writeDigits
  /// `“Laps” has no number to count, so it reads as 0`
  case hasNoNumber(String)
  /// How the words are then: `Laps: 0`.
  case writeAfterColon(String)
  /// Where a number stands.
  case writeAtEnd
  /// That a count has neither a name nor a number.
  case isEmpty
  case writeBoth
}
