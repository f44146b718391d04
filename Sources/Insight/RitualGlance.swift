import Chronology
public import Planner

/// What a glance at the rituals shows.
public struct RitualGlance: Hashable, Sendable {
  /// A habit that is due today, and neither done nor skipped.
  public struct NextHabit: Hashable, Sendable {
    /// Its place: ritual, arc, habit.
    public var ritual: Int
    public var arc: Int
    public var habit: Int
  }

  /// The next ritual, and when it is.
  public struct NextRitual: Hashable, Sendable {
    public enum Day: String, Sendable, CaseIterable {
      case laterToday = "later today"
      case now
      case tomorrow
    }

    public var ritual: Int
    public var day: Day
  }

  /// Of all that is due today.
  public var rate: Rate
  /// Of perfect days.
  public var streak: Int
  /// The part of the day that it is.
  public var slot: DaySlot
  /// At most four: of the current slot first, then of any time, of later slots and of earlier ones.
  public var next: [NextHabit]
  /// How many habits are open today in all.
  public var openCount: Int
  /// The first ritual of a later slot with a habit that is open today; else the first of the current slot or of any time with one,
  /// which is due *now*; else the first of tomorrow with a habit due.
  public var nextRitual: NextRitual?

  public static let shownHabits = 4
}

extension RitualHistory {
  /// - Parameter slot: the part of the day that it is; not `anytime`.
  public func glance(slot: DaySlot) -> RitualGlance {
    let open = active.map { ritual in (ritual: ritual, habits: openHabits(of: ritual)) }.filter { !$0.habits.isEmpty }
    let ordered = open.enumerated().sorted { left, right in
      let ranks = [left, right].map { rituals[$0.element.ritual].slot.rank(at: slot) }
      return (ranks[0], left.offset) < (ranks[1], right.offset)
    }
    let next = ordered.flatMap(\.element.habits)
    return RitualGlance(
      rate: all.rate(on: today),
      streak: all.streak.current,
      slot: slot,
      next: Array(next.prefix(RitualGlance.shownHabits)),
      openCount: next.count,
      nextRitual: laterToday(open.map(\.ritual), after: slot) ?? now(ordered.map(\.element.ritual), slot) ?? tomorrow
    )
  }

  private func openHabits(of ritual: Int) -> [RitualGlance.NextHabit] {
    guard let day = ritualDay(of: ritual, on: today) else { return [] }
    return day.habits.filter { $0.state == .open }.map { .init(ritual: ritual, arc: day.arc, habit: $0.habit) }
  }

  private func laterToday(_ open: [Int], after slot: DaySlot) -> RitualGlance.NextRitual? {
    let later = open.filter { rituals[$0].slot != .anytime && rituals[$0].slot.place > slot.place }
    return first(of: later).map { .init(ritual: $0, day: .laterToday) }
  }

  /// - Parameter open: in the order in which they are shown.
  private func now(_ open: [Int], _ slot: DaySlot) -> RitualGlance.NextRitual? {
    open.first { rituals[$0].slot == slot || rituals[$0].slot == .anytime }.map { .init(ritual: $0, day: .now) }
  }

  private var tomorrow: RitualGlance.NextRitual? {
    guard today < .latest else { return nil }
    let date = today.adding(days: 1)
    let due = rituals.indices.filter { ritualDay(of: $0, on: date)?.habits.contains { $0.state == .ahead } ?? false }
    return first(of: due).map { .init(ritual: $0, day: .tomorrow) }
  }

  /// The earliest by its slot, `anytime` last; of one slot the first in the order of rituals.
  private func first(of places: [Int]) -> Int? {
    places.min { (rituals[$0].slot.place, $0) < (rituals[$1].slot.place, $1) }
  }
}

extension DaySlot {
  /// Its place in the day; `anytime` is last.
  fileprivate var place: Int { DaySlot.allCases.firstIndex(of: self) ?? 0 }

  /// 0 for the slot that it is, 1 for any time, then later slots in their order, then earlier ones.
  fileprivate func rank(at slot: DaySlot) -> Int {
    if self == slot { return 0 }
    if self == .anytime { return 1 }
    return place > slot.place ? place + 1 : place + 1 + DaySlot.allCases.count
  }
}
