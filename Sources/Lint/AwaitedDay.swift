import Chronology
import Outline
import SourceText

/// A day behind the words of an item of a page that lies ahead, as of what the days are counted to: `Half marathon: 2027-03-21`,
/// `Christmas (25 Dec)`; or from which on they are counted, `Smoke free since 2025-03-01`.
struct AwaitedDay {
  /// The words with the day.
  let range: Range<Int>
  /// How they are read.
  let written: String
  /// Whether it stands in brackets, where it may be anything's date.
  let isBracketed: Bool
  /// Whether it lies behind.
  private(set) var isPast = false

  init?(_ wordsRange: Range<Int>, in file: LintedFile) {
    let bytes = file.source.bytes
    guard let last = wordsRange.last, !bytes[wordsRange].contains(0x0A) else { return nil }
    let today = file.context.today
    if bytes[last] == UInt8(ascii: ")"), let open = bytes[wordsRange].lastIndex(of: UInt8(ascii: "(")),
      open > wordsRange.lowerBound + 1,
      bytes[open - 1] == 0x20, let date = MeantDate(file.text(open + 1..<last), today: today, .ahead), date.dates.count == 1,
      !date.isPeriod, date.time == nil, date.dates[0] > today, bytes[open + 1..<last].contains(where: { $0 &- 0x30 < 10 })
    {
      (range, isBracketed) = (wordsRange, true)
      written = file.source.string(in: wordsRange.lowerBound..<open) + "(until: \(date.dates[0]))"
      return
    }
    if let since = AwaitedDay.since(wordsRange, in: file) {
      (range, written, isBracketed, isPast) = (wordsRange, since, false, true)
      return
    }
    guard let colon = bytes[wordsRange].lastIndex(of: UInt8(ascii: ":")), colon > wordsRange.lowerBound,
      colon + 2 < wordsRange.upperBound,
      bytes[colon + 1] == 0x20, let meant = MeantDate(file.text(colon + 2..<wordsRange.upperBound), today: today, .ahead),
      meant.isCertain,
      meant.time == nil, case let date = meant.dates[0], date > today,
      // `Passport due: 2027-03-01` is a field among the words.
      FieldKey(called: file.text(wordsRange.lowerBound..<colon).split(separator: " ").last.map(String.init) ?? "") == nil
    else { return nil }
    (range, isBracketed) = (wordsRange, false)
    written = file.source.string(in: wordsRange.lowerBound..<colon) + " (until: \(date))"
  }

  /// `Smoke free since 2025-03-01`, `Vegetarian since 1 Jan 2025` as it is read; nil for other words.
  static func since(_ wordsRange: Range<Int>, in file: LintedFile) -> String? {
    let bytes = file.source.bytes
    guard let last = wordsRange.last, bytes[last] &- 0x30 < 10, wordsRange.count > 12 else { return nil }
    let text = file.source.string(in: wordsRange)
    guard let word = text.ranges(of: " since ").last else { return nil }
    var name = text[..<word.lowerBound]
    if let sign = name.last, ":,".contains(sign) { name = name.dropLast() }
    guard name.last?.isLetter == true else { return nil }
    let day = String(text[word.upperBound...])
    let meant = MeantDate(day, today: file.context.today, .back).flatMap {
      $0.isCertain && !$0.isPeriod && $0.time == nil ? $0 : nil
    }
    guard let date = CivilDate(day) ?? meant?.dates.first, date <= file.context.today else { return nil }
    return name + " (since: \(date))"
  }
}
