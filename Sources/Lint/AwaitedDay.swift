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
  ///
  /// - Parameter takesPeriod: whether a month or a year is enough, from whose first day on they are then counted.
  static func since(_ wordsRange: Range<Int>, in file: LintedFile, takesPeriod: Bool = false) -> String? {
    let bytes = file.source.bytes
    // `1st November`: a day or a year is near the end.
    guard wordsRange.count > (takesPeriod ? 8 : 12), wordsRange.suffix(16).contains(where: { bytes[$0] &- 0x30 < 10 }),
      wordsRange.dropFirst().contains(where: { bytes[$0 - 1] == 0x20 && initialsForSince.contains(bytes[$0]) })
    else { return nil }
    let text = file.source.string(in: wordsRange)
    guard let word = wordsForSince.lazy.compactMap({ text.lastPlace(of: $0) }).first else { return nil }
    var name = text[..<word.lowerBound]
    if let sign = name.last, ":,".contains(sign) { name = name.dropLast() }
    guard name.last?.isLetter == true else { return nil }
    let day = String(text[word.upperBound...])
    // `No chocolate since 1st Nov` has no other year.
    let isNothing = beginningsOfNothing.contains(where: text.hasPrefix) || wordsForNothing.contains(where: text.holds)
    let meant = MeantDate(day, today: file.context.today, .back).flatMap {
      ($0.isCertain || (isNothing && $0.dates.count == 1)) && !$0.isPeriod && $0.time == nil ? $0 : nil
    }
    let period = takesPeriod ? firstDay(of: day, today: file.context.today) : nil
    guard let date = CivilDate(day) ?? meant?.dates.first ?? period, date <= file.context.today else { return nil }
    return name + " (since: \(date))"
  }

  /// Also in German, French and Spanish, with the article that they have; the longer first.
  private static let wordsForSince = [
    " since ", " seit dem ", " seit ", " depuis le ", " depuis ", " desde el ", " desde ",
  ]

  /// The letters with which they begin, behind their space; most words have none.
  private static let initialsForSince = Set(wordsForSince.compactMap { $0.utf8.dropFirst().first }).sorted()

  /// Of what is counted by its days: `No sugar`, `Days without sugar`, `Smoke free`.
  private static let beginningsOfNothing = [
    "No ", "no ", "Kein", "kein", "Sans ", "sans ", "Sin ", "sin ", "Days ", "days ", "Tage ",
  ]
  private static let wordsForNothing = [" without ", " ohne ", " sans ", " sin ", " free since "]

  /// That of a month or a year.
  private static func firstDay(of text: String, today: CivilDate) -> CivilDate? {
    if let year = Int(text), 1900...2199 ~= year { return CivilDate(year: year, month: 1, day: 1) }
    return MeantDate(text, today: today, .back).flatMap { $0.isPeriod ? $0.dates[0] : nil }
  }
}
