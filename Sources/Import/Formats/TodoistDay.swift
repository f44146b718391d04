import Chronology

/// The days of Todoist's `DATE` column in English.
enum TodoistDay {
  /// Whether some words say how often, as `every 2 weeks` and `daily` do; `Nov 30` says one day.
  static func isRule(_ words: String) -> Bool {
    guard let first = words.split(separator: " ").first?.lowercased() else { return false }
    return ["every", "every!", "daily", "weekly", "monthly", "yearly"].contains(first)
  }

  /// `tomorrow`, `Friday`, `Nov 30`, `30 Nov 2027`, `15th`, `in 3 days`. A day without a year is the next one, today or later.
  static func date(_ words: String, after today: CivilDate) -> CivilDate? {
    if let day = LineDay.day(words, after: today) { return day }
    let parts = words.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    if parts.count == 3, parts[0] == "in", let number = Int(parts[1]), 1...3660 ~= number {
      let units = ["day": 1, "days": 1, "week": 7, "weeks": 7]
      return units[parts[2]].map { today.adding(days: number * $0) }
    }
    if parts.count == 1, parts[0].last?.isLetter == true, let day = day(parts[0]) {
      return (0..<13).lazy.compactMap { months in
        let index = today.year * 12 + today.month - 1 + months
        return CivilDate(year: index / 12, month: index % 12 + 1, day: day)
      }.first { $0 >= today }
    }
    guard 2...3 ~= parts.count, let month = month(parts[0]) ?? month(parts[1]),
      let day = day(month == self.month(parts[0]) ? parts[1] : parts[0])
    else { return nil }
    if parts.count == 3 {
      guard parts[2].utf8.count == 4, let year = Int(parts[2]) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    return (0..<9).lazy.compactMap { CivilDate(year: today.year + $0, month: month, day: day) }.first { $0 >= today }
  }

  private static func month(_ word: String) -> Int? {
    let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    let whole = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ]
    return (names.firstIndex(of: word) ?? whole.firstIndex(of: word) ?? (word == "sept" ? 8 : nil)).map { $0 + 1 }
  }

  /// `15`, `15th`, `1st`.
  private static func day(_ word: String) -> Int? {
    let digits = word.prefix { ("0"..."9").contains($0) }
    guard ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)), digits.utf8.count < 3, let day = Int(digits)
    else {
      return nil
    }
    return 1...31 ~= day ? day : nil
  }
}
