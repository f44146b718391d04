public import Chronology

extension TrackedRitual {
  /// For each of its arcs, the days that count; nil where none do.
  ///
  /// These are its effective days. Where those of two arcs overlap, the earlier counts only to the day before the later begins.
  public var runs: [DateRange?] {
    arcs.indices.map { index in
      let days = arcs[index].effectiveDays
      guard index + 1 < arcs.count, days.contains(arcs[index + 1].days.first) else { return days }
      let next = arcs[index + 1].days.first
      return next == days.first ? nil : DateRange(first: days.first, last: next.adding(days: -1))
    }
  }
}

/// Where a ritual stands today.
public struct RitualStatus: Hashable, Sendable {
  /// The place in `arcs` of the one that runs today.
  public var current: Int?

  /// The place in `arcs` of the one that begins last, whether it has begun or not.
  public var latest: Int?

  /// How many arcs are over and were not ended early.
  public var completed: Int

  /// Whether it is time to say that it can be renewed: its latest arc is complete, and it is not finished.
  public var asksForRenewal: Bool

  public init(_ ritual: TrackedRitual, today: CivilDate) {
    let statuses = ritual.arcs.map { ArcProgress($0, today: today).status }
    current = ritual.runs.lastIndex { $0?.contains(today) ?? false }
    latest = ritual.arcs.indices.last
    completed = statuses.filter { $0 == .complete }.count
    asksForRenewal = statuses.last == .complete && ritual.finished.map { today < $0 } ?? true
  }

  /// The arc whose habits are shown: the one that runs today, else the latest.
  public var shown: Int? { current ?? latest }
}
