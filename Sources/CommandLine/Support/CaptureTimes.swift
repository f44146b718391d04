import Chronology
import Editing
import Outline
import Phrases
import Views

/// When a noted task is, of its words and of the options together.
struct CaptureTimes {
  var day: CivilDate?
  var due: CivilDate?
  private(set) var start: TimeOfDay?
  private(set) var end: TimeOfDay?
  /// How long it lasts; nil where that is not said.
  private(set) var minutes: Int?
  /// As it is written in a file.
  var rule: String?
  /// Whether the day or the time was not said, but follows of what was: the next seven o'clock, or two hours from now.
  private(set) var isMoved = false

  /// The time, or the two, as an option says them.
  var times: String? { start.map { start in end.map { "\(start)-\($0)" } ?? start.description } }

  /// The fields of a recurring task of a page.
  func recurringFields(priority: String?) -> [FieldKey: String] {
    var fields: [FieldKey: String] = [:]
    fields[.every] = rule
    fields[.at] = start?.description
    fields[.from] = day?.description
    fields[.until] = due?.description
    fields[.priority] = priority
    return fields
  }

  init(_ when: CapturedWhen, _ capture: Capture, in vault: EditedVault) {
    var named: NamedDay?
    switch capture.place {
    case .day(let day), .project(_, on: let day): named = day
    case .stack: break
    }
    day = vault.day(named ?? when.day.map { NamedDay($0) })
    due = vault.day(capture.due ?? when.due.map { NamedDay($0) })
    rule = capture.rule ?? when.rule?.description
    var time = capture.time ?? when.time
    if let distance = when.minutesFromNow {
      isMoved = true
      (day, time) = vault.moment(after: distance)
    } else if capture.time == nil, due == nil, rule == nil, let said = time, let next = vault.nextHour(said, on: day) {
      isMoved = true
      (day, time) = next
    } else if capture.time == nil, when.due != nil, day == nil, due == vault.today, let said = time,
      let night = vault.nextNight(said)
    {
      // By midnight it is due at the end of today.
      (due, time) = night
    }
    (start, end, minutes) = (time?.start, time?.end, time?.minutes ?? when.minutes)
  }
}

extension EditedVault {
  /// The day and the time that are so many minutes from now.
  func moment(after minutes: Int) -> (CivilDate, TimePhrase) {
    let all = now.time.minutes + minutes
    let time = TimeOfDay(hour: all % 1440 / 60, minute: all % 60) ?? now.time
    return (today.adding(days: all / 1440), TimePhrase(time))
  }

  /// An hour alone, as in `at 7`, that is over today: the next seven o'clock, of today, or where no day is said of
  /// tomorrow (commands, *When*); and one of 1 to 5 on a later day, which is of its afternoon. Nil where it is meant as it stands.
  ///
  /// - Parameter day: the day that is said; nil of none.
  func nextHour(_ time: TimePhrase, on day: CivilDate?) -> (CivilDate?, TimePhrase)? {
    if day == nil, let night = nextNight(time) { return night }
    if let day, day > today, time.isHalfDay, time.start.hour < 6 { return (day, time.later) }
    guard time.isHalfDay, day ?? today == today, now.date == today, time.start < now.time else { return nil }
    if time.later.start >= now.time { return (day, time.later) }
    return day == nil ? (today.adding(days: 1), time.settled) : nil
  }

  /// Midnight and the hours after it, of which those of the night that comes are meant, and not those of the last one. Nil of other
  /// times, and in the night itself.
  func nextNight(_ time: TimePhrase) -> (CivilDate, TimePhrase)? {
    let morning = 5 * 60
    guard !time.isHalfDay, now.date == today, time.start.minutes < morning, now.time.minutes >= morning else { return nil }
    return (today.adding(days: 1), time)
  }

  /// Whether a time of a day is over.
  func isOver(_ start: TimeOfDay, on day: CivilDate) -> Bool { now.date == today && (day, start) < (today, now.time) }
}
