import Chronology

/// The last day of a week, month or year, as people say when something is due: `end of month`, `the end of next week`, `end of
/// March 2027`, `end nov`, `eom`, `Ende Nov`, `fin novembre`; and a day of its part: `mid december`, `Anfang März`.
enum PeriodEnd {
  /// Nil for other words.
  static func day(_ text: String, today: CivilDate) -> CivilDate? {
    // Most values that are no dates are numbers.
    guard let byte = text.utf8.first, byte &- 0x30 >= 10 else { return nil }
    var words = text.lowercased().split(separator: " ").map(String.init)[...]
    if words.count == 1, let unit = abbreviations[words[0]] { words = ["end", "of", unit] }
    if let first = words.first, articles.contains(first) { words.removeFirst() }
    if let first = words.first, let dash = first.firstIndex(of: "-"), parts[String(first[..<dash])] != nil {
      let both = [String(first[..<dash]), String(first[first.index(after: dash)...])]
      words.replaceSubrange(words.startIndex...words.startIndex, with: both)
    }
    guard let first = words.first, 2...5 ~= words.count else { return nil }
    if let day = parts[first] {
      return monthAlone(words.dropFirst().filter { !fillers.contains($0) }, today: today)?.startOfMonth.adding(days: day - 1)
    }
    guard ends.contains(first) else { return nil }
    words.removeFirst()
    let hasOf = words.first.map { fillers.contains($0) } ?? false
    while let filler = words.first, fillers.contains(filler) { words.removeFirst() }
    if let month = monthAlone(Array(words), today: today) { return month }
    if let unit = units[words.joined(separator: " ")] { return day("end of \(unit)", today: today) }
    guard first == "end", hasOf else { return nil }
    if words.first == "the" || words.first == "this" { words.removeFirst() }
    switch words {
    case ["week"]: return last("this week", today: today)
    case ["month"]: return last("this month", today: today)
    case ["year"]: return CivilDate(year: today.year, month: 12, day: 31)
    case ["next", "year"]: return CivilDate(year: today.year + 1, month: 12, day: 31)
    default: return last(words.joined(separator: " "), today: today)
    }
  }

  /// Whether words that begin with one, in small letters, may say such a day; most do not.
  static func mayBegin(with word: String) -> Bool {
    let first = String(word.prefix { $0 != "-" && $0 != "." })
    return articles.contains(first) || ends.contains(first) || parts[first] != nil || abbreviations[first] != nil
  }

  private static let abbreviations = ["eow": "week", "eom": "month", "eoy": "year"]
  private static let articles: Set<String> = ["the", "la"]

  /// The days of a month that are meant by its beginning and its middle.
  private static let parts = [
    "early": 10, "beginning": 10, "anfang": 10, "début": 10, "debut": 10, "principios": 10,
    "mid": 15, "middle": 15, "mitte": 15, "mi": 15, "mediados": 15,
  ]
  private static let ends: Set<String> = ["end", "late", "ende", "fin", "finales"]
  private static let fillers: Set<String> = ["of", "des", "der", "de", "del", "du", "von"]
  private static let units = [
    "monats": "month", "monat": "month", "mois": "month", "mes": "month", "woche": "week", "jahres": "year", "jahr": "year",
    "année": "year", "año": "year",
  ]

  /// The last day of the next such month.
  private static func monthAlone(_ words: [String], today: CivilDate) -> CivilDate? {
    guard words.count == 1, words[0].count > 2, let first = MeantDate("1 \(words[0])", today: today, .ahead)?.dates[0],
      case let year = first.month < today.month ? today.year + 1 : today.year
    else { return nil }
    return CivilDate(year: year, month: first.month, day: 1)?.adding(months: 1).adding(days: -1)
  }

  /// The last day of a period in other words: `next week`, `March 2027`, `March`.
  private static func last(_ text: String, today: CivilDate) -> CivilDate? {
    guard let meant = MeantDate(text, today: today, .ahead), meant.isPeriod else { return nil }
    return meant.dates.max()
  }
}
