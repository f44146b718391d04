public import Diagnostics
import Languages
import Outline
import Planner
import SourceText

/// `entry-value`: an attempt of a best without a number.
public enum EntryValue: Rule {
  public static let name = "entry-value"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in file.logOwners where items[index].field(.best) != nil {
      let hasLengths = hasLengths(index, in: file)
      for id in items[index].log { check(items[id], hasLengths, in: file, &findings) }
    }
  }

  /// Whether the attempts are lengths of time: as the number in the headline is, be it that `best` does not read, else as the
  /// earliest of them.
  private static func hasLengths(_ index: Int, in file: LintedFile) -> Bool? {
    if case .best(let best)? = file.reading?.items[index]?.content, let value = best.value { return value.isLength }
    if let value = writtenValue(of: file.document.items[index], in: file) { return value.isLength }
    let entries = file.document.items[index].log.compactMap { file.document.items[$0].entry }
    let earliest = entries.filter { $0.valueRange != nil }.min { ($0.days.first, $0.days.last) < ($1.days.first, $1.days.last) }
    return earliest?.valueRange.flatMap { Number(file.text($0))?.isLength }
  }

  /// The number behind the words of an item whose `best` is not read.
  private static func writtenValue(of item: Item, in file: LintedFile) -> Number? {
    let words = file.text(item.headline.textRange)
    guard let colon = words.lastPlace(of: ": ") else { return nil }
    let value = String(words[colon.upperBound...].drop { $0 == " " })
    guard let length = Number(value), length.isLength else { return nil }
    return length
  }

  private static func check(_ item: Item, _ hasLengths: Bool?, in file: LintedFile, _ findings: inout Findings) {
    guard let entry = item.entry, item.entryStatus == .done else { return }
    let date = item.headline.anchor.map { file.text($0.range) } ?? entry.days.first.description
    if let range = entry.valueRange {
      if let hasLengths, Number(file.text(range))?.isLength == !hasLengths {
        findings.add(at: range, otherSort(file.excerpt(range), hasLengths), help: otherSortAdvice(hasLengths))
      }
      return
    }
    if hasLengths == true, let clock = entry.timeRange ?? firstWord(of: entry.noteRange, in: file),
      case let length = file.text(clock) + " min", Number(length) != nil
    {
      let fix = file.fix(CommonMessage.write(length), isSafe: false, TextEdit(replacing: clock, with: length))
      let text = file.excerpt(clock)
      let problem: EntryValueMessage = entry.timeRange == nil ? .hasNoUnit(text) : .isTimeOfDay(text)
      findings.add(at: item.headline.range, problem, help: EntryValueMessage.writeMinutesAndSeconds(length), fix: fix)
      return
    }
    let word = file.text(entry.noteRange).split(separator: " ").first ?? ""
    let isNumberWithComma = word.contains(",") && word.allSatisfy { $0.isASCII && ($0.isNumber || ",.+-".contains($0)) }
    if isNumberWithComma, word.last != "," {
      let problem = EntryValueMessage.isNoNumber(String(word))
      findings.add(at: item.headline.range, problem, help: EntryValueMessage.writeWithPoint)
    } else {
      let advice = EntryValueMessage.writeNumberFirst(date)
      findings.add(at: item.headline.range, EntryValueMessage.hasNoNumber(date), help: advice)
    }
  }

  /// The first word of a note, if it has a colon: minutes that no clock shows.
  private static func firstWord(of noteRange: Range<Int>, in file: LintedFile) -> Range<Int>? {
    let end = noteRange.first { " \t,\r\n".utf8.contains(file.source.bytes[$0]) } ?? noteRange.upperBound
    let word = noteRange.lowerBound..<end
    return file.source.bytes[word].contains(UInt8(ascii: ":")) ? word : nil
  }

  public static let example = RuleExample(
    found: """
      - Push-ups: 42 (best: highest)
        - 2026-11-01 did 42
      """,
    instead: """
      - Push-ups: 42 (best: highest)
        - 2026-11-01 42
      """
  )

  // MARK: Messages

  private static func otherSort(_ value: String, _ hasLengths: Bool) -> EntryValueMessage {
    hasLengths ? .isNumberAmongLengths(value) : .isLengthAmongNumbers(value)
  }

  private static func otherSortAdvice(_ hasLengths: Bool) -> EntryValueMessage { hasLengths ? .writeLength : .writeNumber }
}

/// What `entry-value` says.
enum EntryValueMessage: Message {
  /// An attempt, by its date.
  case hasNoNumber(String)
  case writeNumberFirst(String)
  case isNumberAmongLengths(String)
  case isLengthAmongNumbers(String)
  case writeLength
  case writeNumber
  case isTimeOfDay(String)
  /// Minutes and seconds without the word that says so.
  case hasNoUnit(String)
  case writeMinutesAndSeconds(String)
  case isNoNumber(String)
  case writeWithPoint
}
