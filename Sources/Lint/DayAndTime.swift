import Chronology
import Outline

/// A day with a time behind it, where a day is asked for: `2026-11-24 at 9:00`, `tomorrow 17:00`.
struct DayAndTime {
  let date: CivilDate
  let time: TimeOfDay

  init?(_ text: String, for key: FieldKey, today: CivilDate) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\u{A0}" }.map(String.init)
    guard let (time, count) = DayAndTime.time(endingIn: words) else { return nil }
    var day = words.dropLast(count)
    if let last = day.last, ["at", "@", "um", "à", "by"].contains(last.lowercased()) { day.removeLast() }
    let name = day.joined(separator: " ")
    if let date = CivilDate(spelled: name) {
      self.date = date
    } else if let meant = DateMeant(name, today: today, for: key), meant.dates.count == 1, !meant.isPeriod {
      date = meant.dates[0]
    } else {
      return nil
    }
    self.time = time
  }

  /// The time that the last word is, or the last two, and how many they are.
  private static func time(endingIn words: [String]) -> (TimeOfDay, Int)? {
    guard words.count > 1, let last = words.last else { return nil }
    if last.lowercased() == "noon" { return (.noon, 1) }
    if last.lowercased() == "uhr", words.count > 2, let hour = Int(words[words.count - 2]) {
      return TimeOfDay(hour: hour, minute: 0).map { ($0, 2) }
    }
    if let time = TimeOfDay(words.suffix(2).joined(separator: " ")) { return (time, 2) }
    return TimeOfDay(last).map { ($0, 1) }
  }
}
