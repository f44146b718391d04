public import Chronology
public import Planner

/// Some days of a habit one by one, as weeks beside each other.
public struct HabitYear: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    public let date: CivilDate
    /// Nil on a day on which no arc with the habit ran.
    public let state: HabitState?
  }

  public let title: String
  /// The same as a file has it.
  public let written: String
  public let icon: Icon?
  public let period: DateRange
  /// The weeks, the earliest first: seven days each, nil for those before the period or after it.
  public let weeks: [[Day?]]

  /// - Parameters:
  ///   - runs: the habit in the arcs that have it, by their first days; at least one.
  ///   - weekStart: the first day of a week.
  init?(_ runs: [HabitRun], in period: DateRange, weekStart: Weekday, today: CivilDate) {
    guard let latest = runs.last else { return nil }
    (title, written, icon) = (latest.habit.title, latest.habit.written, latest.habit.icon)
    self.period = period
    weeks = period.weeks(from: weekStart).map { week in
      week.map { date in
        date.map { date in
          Day(date: date, state: runs.last { $0.arc.contains(date) }?.days.state(on: date, today: today))
        }
      }
    }
  }

  /// How many of its days were done, how many were due and not skipped, and how many were skipped, in one pass over the days.
  public var counts: (done: Int, due: Int, skipped: Int) {
    var (done, due, skipped) = (0, 0, 0)
    for week in weeks {
      for day in week {
        switch day?.state {
        case .done: (done, due) = (done + 1, due + 1)
        case .missed, .open: due += 1
        case .skipped: skipped += 1
        case .ahead, .notDue, nil: break
        }
      }
    }
    return (done, due, skipped)
  }
}

extension RitualHistory {
  /// The habits of a ritual that an arc had in a period, in the order of the arcs. Those of one name are one, the first where an arc
  /// has several.
  public func habitYears(ofRitual ritual: Int, in period: DateRange) -> [HabitYear] {
    var names: [String] = []
    var runs: [String: [HabitRun]] = [:]
    for arc in habits[ritual] {
      var own: Set<String> = []
      for run in arc where run.arc.intersection(period) != nil {
        let name = name(of: run.habit)
        guard own.insert(name).inserted else { continue }
        if runs[name] == nil { names.append(name) }
        runs[name, default: []].append(run)
      }
    }
    return names.compactMap { HabitYear(runs[$0] ?? [], in: period, weekStart: weekStart, today: today) }
  }
}

extension DateRange {
  /// Its weeks, the earliest first: seven days each, nil for those before it or after it.
  func weeks(from weekStart: Weekday) -> [[CivilDate?]] {
    let lead = first.weekday.days(after: weekStart)
    return (0..<(lead + count + 6) / 7).map { week in
      (0..<7).map { day in
        let offset = week * 7 + day - lead
        return (0..<count).contains(offset) ? first.adding(days: offset) : nil
      }
    }
  }
}
