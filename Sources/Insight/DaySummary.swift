public import Chronology
public import Planner

/// What a day came to, over every arc that ran on it: complete, ended early or running.
public struct DaySummary: Hashable, Sendable {
  public var date: CivilDate
  public var when: DayPlace
  /// Of all rituals together.
  public var figures: DayFigures
  /// The rituals with an arc on that day, in their order.
  public var rituals: [RitualDay]
}

/// Where a day lies.
public enum DayPlace: String, Sendable, CaseIterable {
  case past, today, ahead

  public init(_ date: CivilDate, today: CivilDate) {
    self = date < today ? .past : date == today ? .today : .ahead
  }
}

/// The figures of one day, of one ritual or of all.
public struct DayFigures: Hashable, Sendable {
  public var when: DayPlace
  /// Of what was due and not skipped; nothing on a day to come.
  public var rate: Rate
  /// Of the seven days before, each due habit counting alike.
  public var average: Rate
  /// As it stood at the end of the day, and today as it stands.
  public var streak: Int

  /// Whether something was due, and all of it was skipped.
  public var isSkipped: Bool

  /// Whether it is today, with something open.
  public var isOpen: Bool { when == .today && rate.done < rate.due }

  /// The day against the seven before; nil where there is nothing to compare, and while the day is open.
  public var comparison: RateComparison? { isOpen ? nil : RateComparison(rate, with: average) }

  init(_ timeline: Timeline, on date: CivilDate, today: CivilDate) {
    when = DayPlace(date, today: today)
    rate = timeline.rate(on: date)
    average = timeline.totals(in: (date.dayNumber - 7)...(date.dayNumber - 1)).rate
    streak = timeline.streak(on: date)
    isSkipped = timeline[date]?.isSkipped ?? false
  }
}

/// One ritual on one day.
public struct RitualDay: Hashable, Sendable {
  /// Its place among the rituals.
  public var ritual: Int
  /// The place of its arc.
  public var arc: Int
  /// Which day of the arc it is, from 1.
  public var day: Int
  public var figures: DayFigures
  /// The habits that were due, done or open, in their order.
  public var habits: [HabitDay]
}

/// One habit on one day.
public struct HabitDay: Hashable, Sendable {
  /// Its place in the arc.
  public var habit: Int
  public var state: HabitState
  public var isDue: Bool

  public init(habit: Int, state: HabitState, isDue: Bool) {
    (self.habit, self.state, self.isDue) = (habit, state, isDue)
  }
}

extension RitualHistory {
  /// What a day came to.
  public func summary(of date: CivilDate) -> DaySummary {
    DaySummary(
      date: date,
      when: DayPlace(date, today: today),
      figures: DayFigures(all, on: date, today: today),
      rituals: rituals.indices.compactMap { ritualDay(of: $0, on: date) }
    )
  }

  /// One ritual on a day; nil where it has no arc.
  public func ritualDay(of ritual: Int, on date: CivilDate) -> RitualDay? {
    guard let arc = arc(of: ritual, on: date), let days = runs[ritual][arc] else { return nil }
    return RitualDay(
      ritual: ritual,
      arc: arc,
      day: days.first.days(until: date) + 1,
      figures: DayFigures(timelines[ritual], on: date, today: today),
      habits: habits[ritual][arc].enumerated().compactMap { place, habit in
        let state = habit.days.state(on: date, today: today)
        let isDue = habit.days.due.contains(date)
        return isDue || state == .done || state == .open ? HabitDay(habit: place, state: state, isDue: isDue) : nil
      }
    )
  }
}
