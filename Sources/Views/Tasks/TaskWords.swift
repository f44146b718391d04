import Chronology
import Diagnostics
import Planner

/// Days and moments in words, as they are seen from a day.
struct TaskWords: Sendable {
  /// How long the names of weekdays and months are.
  enum Style: Sendable {
    /// `Fri 20 Nov`, for columns.
    case short
    /// `Friday 20 November`, as it is read aloud.
    case full
  }

  let today: CivilDate
  let clock: ClockStyle
  let style: Style

  /// `Fri 20 Nov`; with the year, where it is not that of today.
  func day(_ date: CivilDate) -> String {
    date.year == today.year ? TaskWords.name(of: date, style) : dayAndYear(date)
  }

  /// `Fri 20 Nov 2026`.
  func dayAndYear(_ date: CivilDate) -> String {
    "\(TaskWords.name(of: date, style)) \(date.year)"
  }

  /// `from Mon 16 Nov to Fri 20 Nov 2026`, or `on Fri 20 Nov 2026`.
  func period(_ days: DateRange) -> String {
    if days.first == days.last { return "on " + dayAndYear(days.first) }
    let first = days.first.year == days.last.year ? TaskWords.name(of: days.first, style) : dayAndYear(days.first)
    return "from \(first) to \(dayAndYear(days.last))"
  }

  /// `Sat 14 Nov 2026 to Fri 20 Nov 2026`, or `Fri 20 Nov 2026`.
  func span(_ days: DateRange) -> String {
    days.first == days.last ? dayAndYear(days.first) : "\(dayAndYear(days.first)) to \(dayAndYear(days.last))"
  }

  /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
  func distance(to date: CivilDate) -> String { DayWords.distance(of: date, from: today) }

  /// `today, Fri 20 Nov`.
  func distanceAndDay(_ date: CivilDate) -> String { "\(distance(to: date)), \(day(date))" }

  /// `due in 5 days, Wed 25 Nov`, or `overdue by 3 days, Tue 17 Nov`.
  func due(_ date: CivilDate) -> String {
    let late = date.days(until: today)
    return late > 0 ? "overdue by \(counted(late, "day")), \(day(date))" : "due \(distanceAndDay(date))"
  }

  /// `open since Fri 20 Nov, 2 days ago`, `open since 09:00`, `open today`: of all that were missed the last one is told.
  func openPiece(since day: CivilDate, _ time: TimeOfDay?) -> LinePiece {
    guard day == today else { return LinePiece("open since \(self.day(day)), \(distance(to: day))", .color(.red)) }
    return LinePiece(time.map { "open since \(clock.text($0))" } ?? "open today")
  }

  /// `today 14:00`, `tomorrow 09:00`, `Wed 25 Nov 09:00`.
  func moment(_ moment: Moment) -> String {
    let isNear = (0...1).contains(today.days(until: moment.date))
    return "\(isNear ? distance(to: moment.date) : day(moment.date)) \(clock.text(moment.time))"
  }

  private static func name(of date: CivilDate, _ style: Style) -> String {
    let (_, month, day) = date.parts
    let length = style == .full ? Int.max : 3
    let monthName = Month(rawValue: month)?.title ?? ""
    return "\(date.weekday.title.prefix(length)) \(day) \(monthName.prefix(length))"
  }
}
