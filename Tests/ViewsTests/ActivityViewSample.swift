import Chronology
import Planner
import TestSupport

@testable import Views

/// Activities for tests of views: a year of them, with wide characters, control characters and a long name.
enum ActivityViewSample {
  static let today = LifeViewSample.today

  static func sheet(_ activities: [TrackedActivity] = activities, clock: ClockStyle = .twentyFourHours) -> ActivitiesSheet {
    ActivitiesSheet(
      activities,
      categories: CategoryLooks([("hobby", .orange), ("Health", .green)]),
      today: today,
      clock: clock
    )
  }

  static let activities = [
    TrackedActivity(
      title: "Tennis",
      icon: .emoji("🎾"),
      category: "Hobby",
      since: LifeViewSample.day("2026-01-01"),
      log: random(1, every: 4) + [record(0, "18:30", "With **Sam**", "widget"), record(0, "20:00", "again")]
    ),
    TrackedActivity(title: "公園でピアノの練習 🎹", category: "Hobby", log: random(2, every: 9) + [record(1)]),
    TrackedActivity(
      title: "A very long walk along the estuary, out to the old lightship and back",
      icon: .emoji("🚶🏽‍♀️"),
      category: "Health",
      log: random(3, every: 30) + [record(40, "07:05"), record(400)]
    ),
    TrackedActivity(title: "Swim \u{1B}[31mred", icon: .symbol("figure.pool.swim"), since: LifeViewSample.day("2026-11-01")),
    TrackedActivity(title: "Sit still", category: "Own one", log: [LogRecord(days: DateRange("2026-11-02 - 2026-11-20")!)]),
  ]

  /// So many days before today.
  private static func record(_ ago: Int, _ time: String? = nil, _ note: String = "", _ source: String? = nil) -> LogRecord {
    LogRecord(days: DateRange(today.adding(days: -ago)), time: time.flatMap { TimeOfDay($0) }, note: note, source: source)
  }

  private static func random(_ seed: UInt64, every days: Int) -> [LogRecord] {
    var random = SplitMix64(seed: seed)
    return (2...340).compactMap { Int.random(in: 0..<days, using: &random) == 0 ? record($0) : nil }
  }
}
