extension Recurrence {
  /// Reads a rule (format, *Syntax of rules*):
  ///
  /// ```
  /// rule = days | [N] unit ["on" on] | [N] unit "after" "done" | N "times" ("a" | "in" [N]) unit
  /// unit = hour | day | week | month | year          (plurals; hourly, daily, weekly, monthly, yearly)
  /// days = { weekday | weekend | day-name [dash day-name] }
  /// on   = week, hour: days
  ///        month: { number | ordinal | "last" } | { { ordinal | "last" } { day-name } } | { ("1st" | "last") "weekday" }
  ///        year: month { number | "last" }
  /// ```
  ///
  /// Commas count as spaces; ASCII case is ignored; a dash is any separator of a range. What does not read so is tried as people
  /// say it (format, *Rules as people say them*). A rule that has no day in any year, such as `year on feb 30`, is read:
  /// `RecurrenceSchedule.isNever` tells.
  public static func parse(_ text: String) -> Result<Recurrence, RecurrenceError> {
    RecurrenceParser.parse(RecurrenceWordReader(text)).flatMapError { RecurrencePhrase.parse(text, $0) }
  }
}

/// The strict grammar of rules, over words.
struct RecurrenceParser {
  private var reader: RecurrenceWordReader

  static func parse(_ reader: RecurrenceWordReader) -> Result<Recurrence, RecurrenceError> {
    var parser = RecurrenceParser(reader: reader)
    do {
      return .success(try parser.rule())
    } catch {
      return .failure(error)
    }
  }

  private mutating func rule() throws(RecurrenceError) -> Recurrence {
    guard let first = reader.next else { throw .empty(reader.wholeRange) }
    switch first.kind {
    case .weekday, .weekdays:
      return try make(1, .week, .weekdays(try reader.weekdays()))
    case .number(let interval):
      guard 1...999 ~= interval else { throw .intervalOutOfRange(first.range) }
      reader.advance()
      return reader.take(.times) ? try timesOfPeriod(interval) : try periods(every: interval)
    case .unit:
      return try periods(every: 1)
    default:
      throw reader.failure(.rule)
    }
  }

  /// A unit and what follows it.
  private mutating func periods(every interval: Int) throws(RecurrenceError) -> Recurrence {
    guard let word = reader.next, case .unit(let unit) = word.kind else { throw reader.failure(.unit) }
    reader.advance()
    guard let next = reader.next else { return try make(interval, unit, .unsaid) }
    switch next.kind {
    case .on where unit != .day:
      reader.advance()
      return try make(interval, unit, try selection(of: unit))
    case .after:
      reader.advance()
      guard reader.take(.done) else { throw reader.failure(.done) }
      guard reader.next == nil else { throw reader.failure(.nothing) }
      guard unit != .hour else { throw .hoursAfterDone(word.range.lowerBound..<reader.wholeRange.upperBound) }
      return try make(interval, unit, .afterDone)
    default:
      throw reader.failure(.onOrAfter)
    }
  }

  /// What follows `3 times`.
  private mutating func timesOfPeriod(_ times: Int) throws(RecurrenceError) -> Recurrence {
    guard let first = reader.next?.range, reader.take(.a) || reader.take(.in) else { throw reader.failure(.aOrIn) }
    var interval = 1
    if let word = reader.next, case .number(let number) = word.kind {
      guard 1...999 ~= number else { throw .intervalOutOfRange(word.range) }
      interval = number
      reader.advance()
    }
    guard let word = reader.next, case .unit(let unit) = word.kind else { throw reader.failure(.unit) }
    reader.advance()
    guard reader.next == nil else { throw reader.failure(.nothing) }
    if times == 1 { return try make(interval, unit, .unsaid) }
    guard unit != .day, unit != .hour else {
      // In `daily 3x` the period stands before the number.
      let (start, end) = (min(first.lowerBound, word.range.lowerBound), max(first.upperBound, word.range.upperBound))
      throw .timesOfDays(start..<end)
    }
    return try make(interval, unit, .times(times))
  }

  private func make(
    _ interval: Int,
    _ unit: Recurrence.Unit,
    _ selection: Recurrence.Selection
  ) throws(RecurrenceError) -> Recurrence {
    guard let rule = Recurrence(every: interval, unit, on: selection) else { throw .empty(reader.wholeRange) }
    return rule
  }

  private mutating func selection(of unit: Recurrence.Unit) throws(RecurrenceError) -> Recurrence.Selection {
    switch unit {
    case .hour, .day, .week:
      return .weekdays(try reader.weekdays())
    case .month:
      return try daysOfMonth()
    case .year:
      let month = try reader.month()
      let days = try numbers(.numberOfDay)
      return .yearDays(month, days)
    }
  }

  // MARK: Days of a month

  /// Numbers and `last`, to the end: at least one.
  private mutating func numbers(_ expected: RecurrenceError.Expectation) throws(RecurrenceError) -> MonthDays {
    var bits: UInt32 = 0
    repeat {
      guard let word = reader.next else { throw reader.failure(expected) }
      switch word.kind {
      case .number(let number), .ordinal(let number):
        guard 1...31 ~= number else { throw .dayOutOfRange(word.range) }
        bits |= 1 << UInt32(number - 1)
      case .last:
        bits |= 1 << 31
      case .month where bits != 0 && expected == .numberOfDay:
        throw .secondMonth(word.range)
      case .weekday where bits != 0, .weekdays where bits != 0:
        throw .mixedDays(word.range)
      default:
        throw reader.failure(expected)
      }
      reader.advance()
    } while reader.next != nil
    return MonthDays(bits: bits)
  }

  /// Numbers, or places of weekdays, or of the weekday.
  private mutating func daysOfMonth() throws(RecurrenceError) -> Recurrence.Selection {
    guard namesPlaces else { return .days(try numbers(.daysOfMonth)) }
    var positions: [MonthPosition] = []
    var (first, last) = (false, false)
    repeat {
      let ordinals = try ordinals()
      guard let word = reader.next else { throw .mixedDays(ordinals[0].range) }
      if case .weekdays(.workdays) = word.kind {
        guard positions.isEmpty else { throw .mixedDays(word.range) }
        for ordinal in ordinals {
          switch ordinal.value {
          case .first: first = true
          case .last: last = true
          default: throw .ordinalOutOfRange(ordinal.range)
          }
        }
        reader.advance()
      } else {
        guard !first, !last else { throw .mixedDays(ordinals[0].range) }
        repeat {
          let weekday = try reader.weekday()
          positions += ordinals.map { MonthPosition($0.value, weekday) }
        } while reader.next?.kind.isWeekday == true
      }
    } while reader.next != nil
    return positions.isEmpty ? .workdays(first: first, last: last) : .positions(positions)
  }

  /// Whether a day name stands directly after the ordinals that come next.
  private var namesPlaces: Bool {
    var ahead = reader
    var count = 0
    while let kind = ahead.next?.kind {
      switch kind {
      case .ordinal, .last:
        count += 1
        ahead.advance()
      case .weekday, .weekdays: return count > 0
      default: return false
      }
    }
    return false
  }

  private mutating func ordinals() throws(RecurrenceError) -> [(value: MonthPosition.Ordinal, range: Range<Int>)] {
    var ordinals: [(value: MonthPosition.Ordinal, range: Range<Int>)] = []
    while let word = reader.next {
      switch word.kind {
      case .last:
        ordinals.append((.last, word.range))
      case .ordinal(let number):
        guard 1...5 ~= number, let ordinal = MonthPosition.Ordinal(rawValue: number) else {
          throw .ordinalOutOfRange(word.range)
        }
        ordinals.append((ordinal, word.range))
      case .number:
        throw .mixedDays(word.range)
      default:
        guard !ordinals.isEmpty else { throw reader.failure(.daysOfMonth) }
        return ordinals
      }
      reader.advance()
    }
    return ordinals
  }
}
