package import Chronology
import Languages

/// The name of a day in words, as people write it into the title of its file: `Friday 20 November 2026`, `viernes 20 de noviembre`,
/// `Fri, Nov 20th`.
package enum DayName {
  /// What the title of the file of a day says besides the day and its weekday, as it is written.
  package static func markdown(besides date: CivilDate, in title: String) -> String {
    guard let found = CivilDate.first(in: title) else { return isAll(of: title, on: date) ? "" : title }
    // Most say nothing but the day, or that and its weekday.
    if found.range == 0..<title.utf8.count { return "" }
    if title.utf8.elementsEqual("\(found.date) \(found.date.weekday.title)".utf8) { return "" }
    let bytes = Array(title.utf8)
    let rest = String(decoding: bytes[..<found.range.lowerBound] + bytes[found.range.upperBound...], as: UTF8.self)
    let words = rest.split(whereSeparator: \.isWhitespace).filter { word in
      let name = String(word.filter(\.isLetter))
      return Weekday(name: name) == nil && word.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
    }
    return words.joined(separator: " ")
  }

  /// Whether some words say nothing but which day it is, in any of the languages.
  static func isAll(of title: String, on date: CivilDate) -> Bool {
    let (year, month, day) = date.parts
    let words = title.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let weekday = DayName.weekdays[date.weekday] ?? []
    let ofMonth = DayName.months[month] ?? []
    let days = ["\(day)", "\(day)st", "\(day)nd", "\(day)rd", "\(day)th", "\(day)er"]
    func isOfDay(_ word: String) -> Bool { weekday.contains(word) || days.contains(word) }
    // A month alone may be what the day is about.
    guard words.contains(where: isOfDay) else { return false }
    let others = ["\(year)", "the", "of", "el", "de", "del", "le"]
    return words.allSatisfy { isOfDay($0) || ofMonth.contains($0) || others.contains($0) }
  }

  /// The words for each, which every day of a site asks for.
  private static let weekdays = Dictionary(
    uniqueKeysWithValues: Weekday.allCases.map { weekday in (weekday, DayName.names { $0.name(of: weekday, $1) }) }
  )
  private static let months = Dictionary(
    uniqueKeysWithValues: Month.allCases.map { month in (month.rawValue, DayName.names { $0.name(of: month, $1) }) }
  )

  private static func names(_ name: (Language, NameLength) -> String) -> Set<String> {
    Set(
      Language.allCases.flatMap { language in
        [name(language, .full), name(language, .short)].map { String($0.lowercased().filter(\.isLetter)) }
      }
    )
  }
}
