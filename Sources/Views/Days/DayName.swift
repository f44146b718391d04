import Chronology
import Languages

/// The name of a day in words, as people write it into the title of its file: `Friday 20 November 2026`, `viernes 20 de noviembre`,
/// `Fri, Nov 20th`.
enum DayName {
  /// Whether some words say nothing but which day it is, in any of the languages.
  static func isAll(of title: String, on date: CivilDate) -> Bool {
    let (year, month, day) = date.parts
    let words = Set(title.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
    let weekdays = names { $0.name(of: date.weekday, $1) }
    let days: Set = ["\(day)", "\(day)st", "\(day)nd", "\(day)rd", "\(day)th", "\(day)er"]
    let others = names { language, length in Month(rawValue: month).map { language.name(of: $0, length) } ?? "" }
      .union(["\(year)", "the", "of", "el", "de", "del", "le"])
    // A month alone may be what the day is about.
    return !words.isDisjoint(with: weekdays.union(days)) && words.isSubset(of: weekdays.union(days).union(others))
  }

  private static func names(_ name: (Language, NameLength) -> String) -> Set<String> {
    Set(
      Language.allCases.flatMap { language in
        [name(language, .full), name(language, .short)].map { String($0.lowercased().filter(\.isLetter)) }
      }
    )
  }
}
