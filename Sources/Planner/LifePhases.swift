public import Chronology

/// The phases of a life in the order of their first days; those that begin together in the order in which they are written
/// (format, *Which phase a day has*).
public struct LifePhases: Hashable, Sendable {
  /// A phase with the days that it lasts.
  public struct Placed: Hashable, Sendable {
    public let phase: LifePhase
    /// Without a written end they last to the day before the next phase begins, or to 9999-12-31.
    public let days: DateRange
  }

  public let all: [Placed]

  public init(_ phases: [LifePhase]) {
    let order = phases.indices.sorted { (phases[$0].first, $0) < (phases[$1].first, $1) }
    var placed: [Placed] = []
    var next: CivilDate?
    for index in order.indices.reversed() {
      let phase = phases[order[index]]
      if index + 1 < order.count, phases[order[index + 1]].first > phase.first { next = phases[order[index + 1]].first }
      let last = phase.last ?? next.map { $0.adding(days: -1) } ?? .latest
      placed.append(Placed(phase: phase, days: DateRange(first: phase.first, last: last) ?? DateRange(phase.first)))
    }
    all = placed.reversed()
  }

  /// The phase that a day belongs to. Of phases that overlap it is the one that begins last; of those that begin together, the
  /// one that is written last.
  public func phase(on date: CivilDate) -> LifePhase? { phase(in: DateRange(date)) }

  /// The phase that some days, such as a week, belong to: of those that last on one of them, the one that begins last. So a
  /// phase begins with the week that its first day is in.
  public func phase(in days: DateRange) -> LifePhase? { place(in: days).map { all[$0].phase } }

  /// Where that phase is among all.
  func place(in days: DateRange) -> Int? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].days.first <= days.last { low = middle + 1 } else { high = middle }
    }
    // A phase is large to copy: it stays where it is.
    return all.indices.prefix(low).last { all[$0].days.last >= days.first }
  }
}
