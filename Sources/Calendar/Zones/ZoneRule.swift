import Chronology

/// How clocks are set each year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3` (RFC 9636, 3.3.1).
struct ZoneRule: Hashable, Sendable {
  /// When clocks are set in a year.
  struct Change: Hashable, Sendable {
    /// Which day of a year it is.
    enum Day: Hashable, Sendable {
      /// A weekday of a month, 0 for Sunday: the first to the fourth, or 5 for the last.
      case weekday(month: Int, week: Int, weekday: Int)
      /// The days of a year from 1, without 29 February.
      case day(Int)
      /// The days of a year from 0, with 29 February.
      case dayOfAll(Int)
    }

    var day: Day
    /// By the clock that is set, in seconds after the day's beginning; may lie outside of the day.
    var seconds: Int

    /// The moment on that clock, in seconds since 1970-01-01 00:00.
    func local(in year: Int) -> Int {
      let date: CivilDate?
      switch day {
      case .weekday(let month, let week, let weekday):
        let first = CivilDate(year: year, month: month, day: 1) ?? .earliest
        let skipped = (weekday - first.weekday.rawValue % 7 + 7) % 7
        var days = skipped + (week - 1) * 7
        while first.adding(days: days).month != month { days -= 7 }
        date = first.adding(days: days)
      case .day(let number):
        let isLeap = CivilDate(year: year, month: 2, day: 29) != nil
        date = CivilDate(year: year, month: 1, day: 1)?.adding(days: number - 1 + (isLeap && number >= 60 ? 1 : 0))
      case .dayOfAll(let number): date = CivilDate(year: year, month: 1, day: 1)?.adding(days: number)
      }
      return (date ?? .earliest).dayNumber * 86_400 + seconds
    }
  }

  let standard: ZoneFile.Offset
  /// Nil where clocks are not set any more.
  let daylight: Daylight?

  /// What clocks show for a part of the year.
  struct Daylight: Hashable, Sendable {
    var offset: ZoneFile.Offset
    var start: Change
    var end: Change
  }

  /// The transitions of a year, rising.
  func transitions(in year: Int) -> [ZoneFile.Transition] {
    guard let daylight else { return [] }
    return [
      ZoneFile.Transition(time: daylight.start.local(in: year) - standard.seconds, offset: daylight.offset),
      ZoneFile.Transition(time: daylight.end.local(in: year) - daylight.offset.seconds, offset: standard),
    ].sorted { $0.time < $1.time }
  }

  func offset(at time: Int) -> ZoneFile.Offset {
    guard daylight != nil else { return standard }
    let year = CalendarZone.moment(time).date.year
    let near = (max(year - 1, 1)...min(year + 1, 9999)).flatMap(transitions)
    return near.last { $0.time <= time }?.offset ?? standard
  }
}

extension ZoneRule {
  /// Reads the written form; nil for what is none.
  init?(_ text: String) {
    var scan = Scan(text)
    guard let name = scan.name(), let west = scan.time() else { return nil }
    standard = ZoneFile.Offset(seconds: -west, isDaylight: false, name: name)
    guard let second = scan.name() else {
      guard scan.isAtEnd else { return nil }
      daylight = nil
      return
    }
    var seconds = standard.seconds + 3600
    if !scan.isAt(",") {
      guard let west = scan.time() else { return nil }
      seconds = -west
    }
    guard scan.take(","), let start = scan.change(), scan.take(","), let end = scan.change(), scan.isAtEnd else { return nil }
    daylight = Daylight(offset: ZoneFile.Offset(seconds: seconds, isDaylight: true, name: second), start: start, end: end)
  }

  private struct Scan {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard isAt(sign) else { return false }
      rest.removeFirst()
      return true
    }

    /// Letters, or anything in angle brackets.
    mutating func name() -> String? {
      let isQuoted = take("<")
      let letters = rest.prefix { isQuoted ? $0 != UInt8(ascii: ">") : ($0 | 0x20) &- 0x61 < 26 }
      rest = rest.dropFirst(letters.count)
      guard letters.count >= 3, !isQuoted || take(">") else { return nil }
      return String(Substring(letters))
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { $0 &- 0x30 < 10 }
      guard 1...3 ~= digits.count else { return nil }
      rest = rest.dropFirst(digits.count)
      let value = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      return range ~= value ? value : nil
    }

    /// `2`, `-1:30`, `03:00:00`, in seconds.
    mutating func time() -> Int? {
      let sign = take("-") ? -1 : 1
      if sign > 0 { _ = take("+") }
      guard let hours = number(0...167) else { return nil }
      var seconds = hours * 3600
      for unit in [60, 1] where take(":") {
        guard let part = number(0...59) else { return nil }
        seconds += part * unit
      }
      return sign * seconds
    }

    mutating func change() -> Change? {
      let day: Change.Day
      if take("M") {
        guard let month = number(1...12), take("."), let week = number(1...5), take("."), let weekday = number(0...6) else {
          return nil
        }
        day = .weekday(month: month, week: week, weekday: weekday)
      } else if take("J") {
        guard let number = number(1...365) else { return nil }
        day = .day(number)
      } else {
        guard let number = number(0...365) else { return nil }
        day = .dayOfAll(number)
      }
      guard take("/") else { return Change(day: day, seconds: 7200) }
      return time().map { Change(day: day, seconds: $0) }
    }
  }
}
