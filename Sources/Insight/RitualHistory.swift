public import Chronology
public import Planner

/// All rituals with what their logs come to, counted once: the ground of every view of them.
///
/// Days count up to today; a completion after it is as if it were not there. A day belongs to each ritual that had an arc on
/// it, be that arc running, complete or ended early.
public struct RitualHistory: Sendable {
  public let rituals: [TrackedRitual]
  public let today: CivilDate
  public let weekStart: Weekday

  /// For each ritual where it stands today.
  public let statuses: [RitualStatus]

  /// For each ritual what its days came to.
  public let timelines: [Timeline]

  /// What the days came to over all rituals.
  public let all: Timeline

  /// For each ritual and arc its habits; empty where the arc has no day that counts.
  let habits: [[[HabitRun]]]

  /// For each ritual and arc the days that count.
  let runs: [[DateRange?]]

  private let name: @Sendable (String) -> String

  /// - Parameters:
  ///   - weekStart: the first day of the week.
  ///   - name: makes the name of a habit of its title (format, *Titles and names*); habits of one name in several arcs are one.
  public init(
    _ rituals: [TrackedRitual],
    weekStart: Weekday,
    today: CivilDate,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    let parts = rituals.map { Part($0, weekStart: weekStart, today: today) }
    self.init(parts: parts, weekStart: weekStart, today: today, name: name)
  }

  /// A ritual with what its logs come to, which needs none of the others: parts may be made at the same time.
  public struct Part: Sendable {
    let ritual: TrackedRitual
    let runs: [DateRange?]
    let habits: [[HabitRun]]
    let timeline: Timeline

    public init(_ ritual: TrackedRitual, weekStart: Weekday, today: CivilDate) {
      self.ritual = ritual
      let runs = ritual.runs
      self.runs = runs
      habits = zip(ritual.arcs, runs).map { arc, run in
        run.map { days in arc.habits.map { HabitRun($0, in: days, weekStart: weekStart) } } ?? []
      }
      timeline = Timeline(of: habits, runs, today: today)
    }
  }

  /// - Parameters:
  ///   - parts: one for each ritual, made with the same week and day.
  ///   - name: makes the name of a habit of its title (format, *Titles and names*); habits of one name in several arcs are one.
  public init(
    parts: [Part],
    weekStart: Weekday,
    today: CivilDate,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    rituals = parts.map(\.ritual)
    self.today = today
    self.weekStart = weekStart
    self.name = name
    statuses = rituals.map { RitualStatus($0, today: today) }
    runs = parts.map(\.runs)
    habits = parts.map(\.habits)
    timelines = parts.map(\.timeline)
    all = Timeline(of: timelines, today: today)
  }

  /// What the days came to of one ritual, or of all for nil.
  public func timeline(of ritual: Int?) -> Timeline { ritual.map { timelines[$0] } ?? all }

  /// The streaks of the habits of a ritual over its arcs.
  public func streaks(ofRitual ritual: Int) -> HabitStreaks {
    HabitStreaks(habits[ritual], weekStart: weekStart, today: today, name: name)
  }

  /// The name of a habit, which those of several arcs share.
  func name(of habit: ArcHabit) -> String { name(habit.title) }

  /// How far each habit of an arc has come; empty where the arc has no day that counts.
  public func progress(ritual: Int, arc: Int) -> [HabitProgress] {
    habits[ritual][arc].map { HabitProgress($0.habit, $0.days, today: today) }
  }

  /// The milestones of an arc as they stand today.
  public func milestones(ritual: Int, arc: Int) -> [ArcMilestoneStanding] {
    let days = habits[ritual][arc].map(\.days)
    return rituals[ritual].arcs[arc].milestones.map { ArcMilestoneStanding($0, of: days, today: today) }
  }

  /// The places of the rituals with an arc that runs today.
  public var active: [Int] { statuses.indices.filter { statuses[$0].current != nil } }

  /// The place of the arc that ran on a day, or will run.
  func arc(of ritual: Int, on date: CivilDate) -> Int? { runs[ritual].lastIndex { $0?.contains(date) ?? false } }
}

extension DayTally {
  /// What the days of a habit came to, up to today.
  fileprivate mutating func add(_ days: HabitDays, today: CivilDate) {
    let done = days.done.through(today)
    let due = days.due.through(today)
    let counted = due.subtracting(days.skipped)
    let doneOfCounted = counted.intersection(done)
    add(counted, DayCount(due: 1))
    add(due.intersection(days.skipped), DayCount(skipped: 1))
    // Most habits are done on the days that count, and on no other.
    guard doneOfCounted != done else { return add(done, DayCount(done: 1, checkIns: 1)) }
    add(doneOfCounted, DayCount(done: 1))
    add(done, DayCount(checkIns: 1))
  }
}

extension Timeline {
  /// Of one ritual.
  fileprivate init(of habits: [[HabitRun]], _ runs: [DateRange?], today: CivilDate) {
    let running = DaySet(runs.compactMap { $0?.dayNumbers }).through(today)
    // What lies outside of the days of an arc counts for nothing.
    var tally = DayTally(within: running.bounds)
    tally.add(running, DayCount(running: 1))
    for arc in habits {
      for place in arc.indices { tally.add(arc[place].days, today: today) }
    }
    self.init(tally, today: today)
  }

  /// Of all rituals together.
  fileprivate init(of timelines: [Timeline], today: CivilDate) {
    var tally = DayTally(within: DaySet(timelines.compactMap(\.bounds)).bounds)
    for timeline in timelines { timeline.add(to: &tally) }
    self.init(tally, today: today, openToday: timelines.map(\.openToday).reduce(.nothing, +))
  }
}
