import Chronology

/// The times of a due day, and how many of them entries settle (format, *Which days are due*).
struct DayOccurrences {
  /// The entries of a recurring task with times.
  struct Log {
    private let records: [LogRecord]
    private let lastSettled: CivilDate?

    /// - Parameter lastSettled: the last day that is done or skipped, of those that count.
    init(_ records: [LogRecord], _ lastSettled: CivilDate?) {
      self.records = records
      self.lastSettled = lastSettled
    }

    /// Whether an entry stands between two days, the first excluded.
    func isSettled(after day: CivilDate, through last: CivilDate) -> Bool {
      lastSettled.map { day < $0 && $0 <= last } ?? false
    }

    /// The times of the entries of a day, rising; nil where one has none, which settles all of the day.
    fileprivate func times(on day: CivilDate) -> [TimeOfDay]? {
      DayOccurrences.times(of: records.lazy.filter { $0.days.contains(day) })
    }
  }

  /// The same, for many days.
  struct DatedLog {
    /// Entries of one day by their days, those of several days for themselves.
    private let byDay: [CivilDate: [LogRecord]]
    private let ofSeveral: [LogRecord]

    init(_ records: [LogRecord]) {
      byDay = Dictionary(grouping: records.filter { $0.days.count == 1 && $0.status != .missed }, by: \.days.first)
      ofSeveral = records.filter { $0.days.count > 1 && $0.status != .missed }
    }

    /// The times of the entries of a day, rising; nil where one has none, which settles all of the day.
    func times(on day: CivilDate) -> [TimeOfDay]? {
      if ofSeveral.contains(where: { $0.days.contains(day) }) { return nil }
      return byDay[day].map { DayOccurrences.times(of: $0) } ?? []
    }
  }

  private static func times(of records: some Sequence<LogRecord>) -> [TimeOfDay]? {
    var times: [TimeOfDay] = []
    for record in records where record.status != .missed {
      guard let time = record.time, record.days.count == 1 else { return nil }
      times.append(time)
    }
    return times.sorted()
  }

  /// Rising.
  let times: [TimeOfDay]
  /// How many of them, from the first, are settled or missed before one that is.
  let settled: Int

  init(of schedule: RecurrenceSchedule, on day: CivilDate, _ log: Log) {
    self.init(Array(Set(schedule.occurrences(on: day))).sorted(), settledAt: log.times(on: day))
  }

  /// - Parameter entries: rising; nil where all of the day is settled.
  init(_ times: [TimeOfDay], settledAt entries: [TimeOfDay]?) {
    self.times = times
    guard let entries else {
      settled = times.count
      return
    }
    var settled = 0
    for entry in entries {
      let latest = max(times.prefix { $0 <= entry }.count, 1)
      settled = min(max(latest, settled + 1), times.count)
    }
    self.settled = settled
  }
}
