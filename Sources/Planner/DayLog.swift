public import Chronology

/// A log as sets of days: those done, and those skipped. Order and repetition have no meaning, and done beats skipped
/// (format, *Log entries*).
public struct DayLog: Sendable {
  public let done: DaySet
  /// May hold days that are done as well.
  public let skipped: DaySet
  private let onlySkipped: DaySet

  /// - Parameter today: what is after it counts for nothing; nil where all counts.
  public init(_ records: [LogRecord], through today: CivilDate? = nil) {
    func days(_ status: LogRecord.Status) -> DaySet {
      // A record is large: what is asked of it is asked in its place.
      let days = DaySet(records.compactMap { $0.status == status ? $0.days.dayNumbers : nil })
      return today.map(days.through) ?? days
    }
    done = days(.done)
    skipped = days(.skipped)
    onlySkipped = skipped.subtracting(done)
  }

  /// The first day that is done or skipped.
  public var firstDay: CivilDate? {
    DayLog.date(of: done.first, or: skipped.first, min)
  }

  /// The first day after another that is done or skipped.
  func firstDay(after day: CivilDate) -> CivilDate? {
    let next = day.dayNumber + 1
    return DayLog.date(of: done.first(onOrAfter: next), or: skipped.first(onOrAfter: next), min)
  }

  /// The last day that is done, on or before a day.
  func lastDone(onOrBefore date: CivilDate) -> CivilDate? {
    done.last(onOrBefore: date.dayNumber).map(CivilDate.init(dayNumber:))
  }

  /// The last day that is done or skipped, on or before a day.
  public func lastSettled(onOrBefore date: CivilDate) -> CivilDate? {
    DayLog.date(of: done.last(onOrBefore: date.dayNumber), or: skipped.last(onOrBefore: date.dayNumber), max)
  }

  /// The day that is chosen of two, or the one that there is.
  private static func date(of done: Int?, or skipped: Int?, _ choose: (Int, Int) -> Int) -> CivilDate? {
    guard let done, let skipped else { return (done ?? skipped).map(CivilDate.init(dayNumber:)) }
    return CivilDate(dayNumber: choose(done, skipped))
  }

  /// On how many days of a range it is done.
  func doneDays(in range: DateRange) -> Int { done.clamped(to: range.dayNumbers).count }

  /// How many days of a range are done or skipped.
  func settledDays(in range: DateRange) -> Int {
    done.clamped(to: range.dayNumbers).count + onlySkipped.clamped(to: range.dayNumbers).count
  }

  /// The last of the days without a gap that are done as all days of a range are, or skipped as all of them are; nil where the
  /// days of the range differ, or nothing became of them.
  func lastAlike(_ range: DateRange) -> CivilDate? {
    let days = range.dayNumbers
    let stretch = done.stretch(holding: days) ?? onlySkipped.stretch(holding: days)
    return stretch.map { CivilDate(dayNumber: $0.upperBound) }
  }

  func isSkipped(in range: DateRange) -> Bool { !skipped.clamped(to: range.dayNumbers).isEmpty }
}
