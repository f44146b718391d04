import Chronology
import Diagnostics
import Editing
import Languages
import Phrases

/// The last words of a note that may be meant as a day and are not read as one: `tomorow`, `3/12`, `31 april`, `montag` (commands,
/// *Capture*).
struct DoubtfulDay {
  /// As it was typed.
  let text: String
  /// What may be meant, as it is read.
  let spellings: [String]
  /// Whether it is nearly the name of a day, or one of another language.
  let isMisspelled: Bool

  init?(_ found: CapturedWords) {
    if let rest = found.left.last, rest.isLast, let spellings = Self.spellings(of: rest.kind) {
      (text, self.spellings, isMisspelled) = (rest.text, spellings, false)
      return
    }
    let words = found.words.split(separator: " ").map(String.init)
    guard words.count > 1, let place = words.lastIndex(where: { !$0.hasPrefix("#") }), place > 0 else { return nil }
    if let day = Self.nearest(to: words[place]) {
      (text, spellings, isMisspelled) = (words[place], [day], true)
    } else if let day = Self.elsewhere(words[place], after: words[place - 1]) {
      let hasArticle = place > 1 && DayElsewhere.articles.contains(words[place - 1].lowercased())
      (text, spellings, isMisspelled) = (
        words[hasArticle ? place - 1...place : place...place].joined(separator: " "), [day], true
      )
    } else {
      return nil
    }
  }

  /// The English name of a day of another language, or of one that is written as it sounds. Behind an article it is a part of a day.
  private static func elsewhere(_ word: String, after previous: String) -> String? {
    // What the person's own language has is a day that is read, where it is one.
    guard LocalWords.english([word.lowercased()]) == [word.lowercased()] else { return nil }
    let name = word.lowercased().replacing("’", with: "'")
    if let weekday = Weekday(nameElsewhere: name), name.count > 4 { return weekday.fullName }
    guard !["guten", "la", "por", "de", "am", "esta"].contains(previous.lowercased()) else { return nil }
    let isTomorrow = DayElsewhere.tomorrow.contains(name) || ["2moro", "2morrow", "tmw", "tomoz"].contains(name)
    return isTomorrow ? "tomorrow" : DayElsewhere.today.contains(name) ? "today" : nil
  }

  /// The readings of what is beside a time; nil for what is no day.
  private static func spellings(of kind: CapturedRest.Kind) -> [String]? {
    switch kind {
    case .dates(let dates): dates.map(\.short)
    case .nowhere, .period: []
    default: nil
    }
  }

  private static let days = ["today", "tomorrow", "yesterday", "tonight"] + Weekday.allCases.map(\.fullName)

  /// The name of a day that a word is nearly: one letter is wrong, or of a long one two.
  static func nearest(to word: String) -> String? {
    let (plain, days) = (word.lowercased(), days + LocalWords.near + LocalWords.weekdays)
    guard plain.count >= 5, !days.contains(plain), let day = nearestWord(to: plain, in: days, limit: plain.count < 7 ? 1 : 2),
      day.first == plain.first
    else { return nil }
    return day
  }

  /// Why a time beside it is refused.
  ///
  /// - Parameter read: the words that were read of the time.
  func message(_ read: String) -> DoubtfulDayMessage { .noCertainDay(text, meant: spellings, read) }

  /// What to tell a person where nothing hangs on it; other words than misspelled ones are told with the rest.
  var sentence: DoubtfulDayMessage { .staysInTitle(text, meant: spellings[0]) }
}

/// What is said of words that may be meant as a day.
enum DoubtfulDayMessage: Message {
  /// The words, what they may be meant as, and the time beside them.
  case noCertainDay(String, meant: [String], String)
  case writeDay
  case staysInTitle(String, meant: String)
}
