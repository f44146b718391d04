/// Days of the week by their initials: `M W F`, `TTh`, `m/w/f`.
enum RecurrenceInitials {
  /// What each part of them may stand for.
  private static let parts: [(letters: [UInt8], days: [Weekday])] = [
    ("mo", [.monday]), ("tu", [.tuesday]), ("we", [.wednesday]), ("th", [.thursday]), ("fr", [.friday]), ("sa", [.saturday]),
    ("su", [.sunday]), ("m", [.monday]), ("t", [.tuesday, .thursday]), ("w", [.wednesday]), ("f", [.friday]),
    ("s", [.saturday, .sunday]),
  ].map { (Array($0.utf8), $1) }

  /// No week has more.
  private static let most = 14

  /// The days that a text can stand for, in the order of the week; empty where it is no text of two initials or more.
  static func readings(of bytes: [UInt8]) -> [WeekdaySet] {
    var letters: [UInt8] = []
    for byte in bytes where !" \t,/&+-.".utf8.contains(byte) {
      guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z"), letters.count < most else { return [] }
      letters.append(byte | 0x20)
    }
    var readings: Set<WeekdaySet> = []
    add(letters[...], after: nil, [], &readings)
    return readings.filter { $0.weekdays.count > 1 }.sorted { $0.rawValue < $1.rawValue }
  }

  private static func add(
    _ letters: ArraySlice<UInt8>,
    after last: Weekday?,
    _ days: WeekdaySet,
    _ readings: inout Set<WeekdaySet>
  ) {
    guard !letters.isEmpty else {
      readings.insert(days)
      return
    }
    for part in parts where letters.starts(with: part.letters) {
      for day in part.days where last.map({ $0 < day }) ?? true {
        add(letters.dropFirst(part.letters.count), after: day, days.union(WeekdaySet([day])), &readings)
      }
    }
  }
}
