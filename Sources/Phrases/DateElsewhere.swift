import Chronology

/// A date with the word that leads on to it in German, French or Spanish, or with its weekday there: `am 3.12.`, `le 3 dec`,
/// `Freitag, den 4.12.` (commands, *Capture*). That word says nothing but that a day follows, and would be left alone among the
/// others.
struct DateElsewhere {
  let day: DayPhrase
  /// The date alone, as an option takes it.
  let date: String

  init?(_ phrase: [String]) {
    // `am 3.12., 17:30`
    let phrase = phrase.dropLast() + phrase.suffix(1).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    var words = phrase[...]
    var article = Self.takeArticle(of: &words)
    var weekday: Weekday?
    if let word = words.first, let found = LeadElsewhere.weekday(word, isLed: article != nil) {
      weekday = found
      words.removeFirst()
      article = Self.takeArticle(of: &words) ?? article
    }
    guard article != nil || weekday != nil, let first = words.first, Self.mayBegin(with: first) else { return nil }
    var text = words.joined(separator: " ")
    // `am 3.12`, where the last point is often left out.
    if article == "am", Self.isWithoutPoint(text) { text += "." }
    // A den is a room, too, and *I am* no article.
    if article == "den" || article == "am", weekday == nil, !text.contains(".") { return nil }
    guard CapturedWhenReader.day(text.split(separator: " ").map(String.init), isLed: true) != nil,
      let read = try? DayPhrase(weekday.map { "\($0.fullName) \(text)" } ?? text)
    else { return nil }
    day = DayPhrase(phrase.joined(separator: " ").lowercased(), read.meaning)
    date = text
  }

  private static func takeArticle(of words: inout ArraySlice<String>) -> String? {
    guard let first = words.first, DayElsewhere.articles.contains(first) else { return nil }
    words.removeFirst()
    return first
  }

  private static func mayBegin(with word: String) -> Bool {
    word.first?.isNumber ?? false || Month(beginning: word.lowercased()) != nil
  }

  /// `3.12`
  private static func isWithoutPoint(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isNumber) }
  }
}

/// Words of German, French and Spanish that lead on to a day or a time.
enum LeadElsewhere {
  /// Whether words lead on to what follows, so that it is no day and no time of its own: `bis 5.12.`, `vor dem 1.12.`,
  /// `avant le 3.12.`.
  ///
  /// - Parameter next: the word behind them.
  static func leadsOn(_ words: ArraySlice<String>, to next: String) -> Bool {
    guard let last = words.last.map(plain) else { return false }
    let previous = words.dropLast().last.map(plain) ?? ""
    // A time of the clock is read wherever it stands last, but behind these.
    if next.contains(":") { return leadsToTime(words) || ["à", "a"].contains(last) && previous.contains(":") }
    if limits.contains(last) { return true }
    let isFigure = next.first?.isNumber ?? false
    if isFigure || DayElsewhere.articles.contains(next), joints.contains(last) { return true }
    if DayElsewhere.articles.contains(next), last == "pour" { return true }
    let isArticle = articles.contains(last) || DayElsewhere.articles.contains(last)
    if isFigure, isArticle, limits.contains(previous) || joints.contains(previous) || previous == "pour" { return true }
    // `bis Freitag, den 4.12.`: the weekday is of the date.
    if isFigure, DayElsewhere.articles.contains(last), weekday(previous, isLed: false) != nil { return true }
    if isDate(next) || DayElsewhere.articles.contains(next) {
      return weekday(last, isLed: DayElsewhere.articles.contains(previous)) != nil
    }
    // `9:00 à 10:00`
    return ["à", "a"].contains(next) ? last.contains(":") : ["à", "a"].contains(last) && previous.contains(":")
  }

  /// Whether a time of the clock behind some words is no start of what they say: `vor 10:30`, `avant 10:30`,
  /// `antes de las 10:30`.
  private static func leadsToTime(_ words: ArraySlice<String>) -> Bool {
    var rest = words
    for _ in 0..<2 where rest.last.map({ ["de", "la", "las"].contains($0) }) ?? false { rest.removeLast() }
    return rest.last.map { leadsOfTimes.contains(plain($0)) } ?? false
  }

  /// What says from when, until when or after what time; no English words.
  private static let leadsOfTimes: Set<String> = [
    "ab", "bis", "vor", "nach", "seit", "hasta", "desde", "antes", "después", "despues", "avant", "après", "apres", "jusqu'à",
    "depuis", "dès",
  ]

  /// A time of the clock without the word for *at*: `um 17:30`, `a las 17:30`. Other words as they are.
  static func withoutAt(_ phrase: [String]) -> [String] {
    let count = phrase.first == "a" && phrase.count > 2 && ["las", "la"].contains(phrase[1]) ? 2 : 1
    guard phrase.count > count, let first = phrase.first, ["um", "à", "a"].contains(first), count == 2 || first != "a" else {
      return phrase
    }
    let time = Array(phrase.dropFirst(count))
    return time[0].contains(":") ? time : phrase
  }

  /// The weekday of a name; one of two or three letters is a word as well, which an article tells apart.
  static func weekday(_ word: String, isLed: Bool) -> Weekday? {
    let name = plain(word).lowercased()
    guard isLed || name.count > 4 else { return nil }
    return Weekday(nameElsewhere: name) ?? (isLed ? Weekday(shortNameElsewhere: name) : nil)
  }

  /// Without a comma or a point behind it, and with one kind of apostrophe. With a capital it is a name: `Del`, `LA`.
  private static func plain(_ word: String) -> String {
    var text = word.replacing("’", with: "'")
    while let last = text.last, last == "," || last == "." { text.removeLast() }
    return text
  }

  /// Whether a word is of digits as those of a date.
  private static func isDate(_ word: String) -> Bool {
    word.first?.isNumber ?? false && word.allSatisfy { $0.isNumber || "-./".contains($0) }
  }

  /// What says from when, until when or about what; no English words.
  private static let limits: Set<String> = [
    "bis", "seit", "vor", "nach", "vom", "zum", "für", "gegen", "zwischen", "hasta", "desde", "antes", "después", "despues",
    "para", "sobre", "hacia", "avant", "après", "apres", "jusqu'au", "jusqu'à", "depuis", "dès", "vers", "d'ici",
  ]

  /// What leads on to the figures of a date or to its article, and is a word like others elsewhere.
  private static let joints: Set<String> = [
    "ab", "an", "auf", "von", "spätestens", "und", "oder", "partir", "tard", "tardar", "entre", "et", "ou", "y", "o", "au",
    "du",
  ]

  /// What stands between these and a date, besides the articles that lead a day (`DayElsewhere.articles`).
  private static let articles: Set<String> = ["dem", "der", "la", "del", "las", "los"]
}
