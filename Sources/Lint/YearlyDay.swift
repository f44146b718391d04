import Chronology
import Outline
import SourceText

/// The day that the words of an item name which recurs each year, where its rule does not: `Luis 03/02/1979 (every: year)`. By its
/// rule alone it is on 1 January (format, *Values that were meant*).
struct YearlyDay {
  /// The words that say the day.
  let range: Range<Int>
  /// The rules that may be meant, the likelier first.
  let rules: [String]

  init?(_ item: Item, _ every: Field, in file: LintedFile) {
    let headline = item.headline
    guard headline.field(.from) == nil, headline.field(.in) == nil, item.entry == nil,
      let last = file.source.bytes[every.valueRange].last, "rlyYRL".utf8.contains(last),
      case .success(let rule) = Recurrence.parse(file.document.value(of: every)), rule.unit == .year, rule.interval == 1,
      rule.selection == .unsaid
    else { return nil }
    if let anchor = headline.anchor, case .date(let date) = anchor.value {
      (range, rules) = (anchor.range, YearlyDay.rules([date]))
      return
    }
    let words = headline.textRange
    guard words.count <= 2 * MeantValue.mostBytes,
      let found = YearlyDay.last(words, in: file) ?? YearlyDay.first(words, in: file)
    else { return nil }
    (range, rules) = (found.range, YearlyDay.rules(found.dates))
  }

  private static func rules(_ dates: [CivilDate]) -> [String] {
    dates.compactMap { date in Month(rawValue: date.month).map { "year on \($0.name) \(date.day)" } }
  }

  /// A day that ends the words, or that only brackets follow.
  private static func last(_ wordsRange: Range<Int>, in file: LintedFile) -> (range: Range<Int>, dates: [CivilDate])? {
    let bytes = file.source.bytes
    let brackets = bytes[wordsRange].last == UInt8(ascii: ")") ? bytes[wordsRange].lastIndex(of: UInt8(ascii: "(")) : nil
    var end = brackets ?? wordsRange.upperBound
    while end > wordsRange.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    let starts = (wordsRange.lowerBound..<end).filter { offset in
      bytes[offset] > 0x20 && (offset == wordsRange.lowerBound || " *(".utf8.contains(bytes[offset - 1]))
    }
    for start in starts.suffix(4) {
      if let dates = days(file.source.string(in: start..<end), in: file) { return (start..<end, dates) }
    }
    return nil
  }

  /// A day that begins the words.
  private static func first(_ wordsRange: Range<Int>, in file: LintedFile) -> (range: Range<Int>, dates: [CivilDate])? {
    let bytes = file.source.bytes
    guard !wordsRange.isEmpty, bytes[wordsRange.lowerBound] &- 0x30 < 10,
      let date = MeantDate.scan(bytes, at: wordsRange.lowerBound, end: wordsRange.upperBound, today: file.context.today, .back),
      let dates = days(file.source.string(in: wordsRange.lowerBound..<date.end), in: file)
    else { return nil }
    return (wordsRange.lowerBound..<date.end, dates)
  }

  private static func days(_ text: String, in file: LintedFile) -> [CivilDate]? {
    guard text.contains(where: \.isNumber) else { return nil }
    if let date = CivilDate(spelled: text) { return [date] }
    guard let meant = MeantDate(text, today: file.context.today, .back), !meant.isPeriod, meant.time == nil else { return nil }
    return meant.dates
  }
}
