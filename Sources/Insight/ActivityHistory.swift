public import Chronology
package import Languages
public import Planner

/// What the log of an activity comes to on a day: a set of days on which it was done, each once. Days after today count for
/// nothing (format, *Activities in figures*).
public struct ActivityHistory: Hashable, Sendable {
  /// A mean of whole days, exact.
  public struct Mean: Hashable, Sendable {
    /// In days.
    public let sum: Int
    /// At least 1.
    public let count: Int

    private var tenths: Int { (20 * sum + count) / (2 * count) }

    /// Rounded half up to tenths, as programs read it: `3.5`; a whole number has a zero too.
    public var text: String { "\(tenths / 10).\(tenths % 10)" }

    /// The same as it is shown: `3,5` in French.
    package func text(in language: Language) -> String {
      language.number(tenths / 10) + language.choose(english: ".", spanish: ".", french: ",") + "\(tenths % 10)"
    }
  }

  /// One day on which it was done.
  public struct Completion: Hashable, Sendable {
    public let day: CivilDate
    /// What its entry says; of two entries, what the first in the file does.
    public let time: TimeOfDay?
    public let source: String?
    public let note: String
    /// What is written below its entry.
    public let notes: [Note]
  }

  public let today: CivilDate
  /// The days done, rising: ranges that neither overlap nor touch.
  public let runs: [DateRange]
  private let records: [LogRecord]

  public init(_ activity: TrackedActivity, today: CivilDate) {
    self.today = today
    records = activity.log.filter { $0.status == .done }
    var runs: [DateRange] = []
    for days in records.map(\.days).sorted(by: { $0.first < $1.first }) {
      let last = min(days.last, today)
      if let run = runs.last, run.last.days(until: days.first) <= 1 {
        runs[runs.count - 1] = DateRange(first: run.first, last: max(run.last, last)) ?? run
      } else if let run = DateRange(first: days.first, last: last) {
        runs.append(run)
      }
    }
    self.runs = runs
  }

  // MARK: Counts

  /// How many days ago it was done last: 0 for today, nil for never.
  public var daysSinceLast: Int? { runs.last.map { $0.last.days(until: today) } }

  private var daysSince: DaysSinceMessage { daysSinceLast.map { $0 == 0 ? .today : .daysAgo($0) } ?? .never }

  /// `today`, `-1D`, or `–` for never: in English, as programs read it.
  public var daysSinceText: String { daysSince.english }

  /// The same as it is shown.
  package func daysSinceText(in language: Language) -> String { language.say(daysSince) }

  public var isDoneToday: Bool { daysSinceLast == 0 }

  public var firstDay: CivilDate? { runs.first?.first }
  public var lastDay: CivilDate? { runs.last?.last }

  /// On how many days it was done.
  public var total: Int { runs.reduce(0) { $0 + $1.count } }

  /// On how many of some days it was done.
  public func count(in days: DateRange) -> Int {
    runs.reduce(0) { $0 + ($1.intersection(days)?.count ?? 0) }
  }

  public func count(in period: ActivityPeriod) -> Int { count(in: period.days(upTo: today)) }

  // MARK: Intervals

  /// The most days from one completion to the next: 1 where all are on days in a row, nil where there are fewer than two.
  public var longestInterval: Int? {
    let gaps = zip(runs, runs.dropFirst()).map { $0.last.days(until: $1.first) }
    return gaps.max() ?? (total > 1 ? 1 : nil)
  }

  /// The mean number of days from one completion to the next; nil where there are fewer than two.
  public var averageInterval: Mean? {
    guard let firstDay, let lastDay, total > 1 else { return nil }
    return Mean(sum: firstDay.days(until: lastDay), count: total - 1)
  }

  // MARK: Days

  public func isDone(on date: CivilDate) -> Bool { runs.contains { $0.contains(date) } }

  /// The completions on some days, the latest first.
  public func completions(in days: DateRange) -> [Completion] {
    completions(on: runs.compactMap { $0.intersection(days) }.reversed().lazy.flatMap { $0.days.reversed() })
  }

  /// The latest completions, the latest first.
  public func latest(_ count: Int) -> [Completion] {
    completions(on: runs.reversed().lazy.flatMap { $0.days.reversed() }.prefix(count))
  }

  private func completions(on days: some Sequence<CivilDate>) -> [Completion] {
    let days = Array(days)
    guard let latest = days.first, let earliest = days.last else { return [] }
    var first: [CivilDate: LogRecord] = [:]
    for record in records {
      guard let shared = DateRange(first: earliest, last: latest)?.intersection(record.days) else { continue }
      for day in shared.days where first[day] == nil { first[day] = record }
    }
    return days.compactMap { day in
      first[day].map { record in
        let notes = [Note](record.notes, record.children)
        return Completion(day: day, time: record.time, source: record.source, note: record.note, notes: notes)
      }
    }
  }
}
