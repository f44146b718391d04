import Chronology
import Diagnostics
import Languages
import Planner

/// Days and moments in words, as they are seen from a day.
struct TaskWords: Sendable {
  /// How long the names of weekdays and months are.
  typealias Style = NameLength

  let language: Language
  let today: CivilDate
  let clock: ClockStyle
  let style: Style

  func say(_ message: TaskMessage) -> String { language.say(message) }

  /// A day as it is seen from today.
  func seen(_ date: CivilDate) -> SeenDay { SeenDay(date, from: today, style) }

  /// A time as the clock of the vault shows it.
  func shown(_ time: TimeOfDay) -> ShownTime { ShownTime(time, clock) }

  /// `Fri 20 Nov`; with the year, where it is not that of today.
  func day(_ date: CivilDate) -> String { language.day(seen(date)) }

  /// `Fri 20 Nov 2026`.
  func dayAndYear(_ date: CivilDate) -> String { language.dayAndYear(date, style) }

  /// `17:05`, or `5:05 PM`.
  func time(_ time: TimeOfDay) -> String { language.time(time, clock) }

  /// `from Mon 16 Nov to Fri 20 Nov 2026`, or `on Fri 20 Nov 2026`.
  func period(_ days: DateRange) -> String {
    if days.first == days.last { return say(.onDay(days.first, style)) }
    return say(.period(SeenDay(days.first, from: days.last, style), days.last))
  }

  /// `Sat 14 Nov 2026 to Fri 20 Nov 2026`, or `Fri 20 Nov 2026`.
  func span(_ days: DateRange) -> String {
    days.first == days.last ? dayAndYear(days.first) : say(.span(days.first, days.last, style))
  }

  /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
  func distance(to date: CivilDate) -> String { language.distance(seen(date)) }

  /// `today, Fri 20 Nov`.
  func distanceAndDay(_ date: CivilDate) -> String { language.distanceAndDay(seen(date)) }

  /// `due in 5 days, Wed 25 Nov`, or `overdue by 3 days, Tue 17 Nov`.
  func due(_ date: CivilDate) -> String { say(date < today ? .overdue(seen(date)) : .due(seen(date))) }

  /// `open since Fri 20 Nov, 2 days ago`, `open since 09:00`, `open today`: of all that were missed the last one is told.
  func openPiece(since day: CivilDate, _ time: TimeOfDay?) -> LinePiece {
    guard day == today else { return LinePiece(say(.openSince(seen(day))), .color(.red)) }
    return LinePiece(say(time.map { .openSinceTime(shown($0)) } ?? .openToday))
  }

  /// `today 14:00`, `tomorrow 09:00`, `Wed 25 Nov 09:00`.
  func moment(_ moment: Moment) -> String {
    let isNear = (0...1).contains(today.days(until: moment.date))
    return "\(isNear ? distance(to: moment.date) : day(moment.date)) \(time(moment.time))"
  }
}
