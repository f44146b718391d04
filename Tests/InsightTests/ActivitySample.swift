import Chronology
import Insight
import Planner
import TestSupport

/// Activities for tests, written in few words.
enum ActivitySample {
  static let today = day("2026-11-20")

  static func day(_ text: String) -> CivilDate {
    guard let day = CivilDate(text) else { preconditionFailure("\(text) is no day") }
    return day
  }

  /// An activity with days of November 2026, longer dates, and ranges: `1 5..7 2026-10-31`. A letter before one says that it is
  /// skipped (`s`) or missed (`m`).
  static func activity(_ log: String, title: String = "Tennis") -> TrackedActivity {
    let records = log.split(separator: " ").map { word in
      let status: LogRecord.Status = word.hasPrefix("s") ? .skipped : word.hasPrefix("m") ? .missed : .done
      let ends = word.drop { $0.isLetter }.split(separator: ".").map { text in
        day(text.count > 2 ? String(text) : "2026-11-" + (text.count == 1 ? "0" : "") + text)
      }
      return LogRecord(days: DateRange(first: ends[0], last: ends[ends.count - 1])!, status: status)
    }
    return TrackedActivity(title: title, log: records)
  }

  static func history(_ log: String, today: CivilDate = today) -> ActivityHistory {
    ActivityHistory(activity(log), today: today)
  }

  // MARK: Random ones

  /// Days of leap years, ends of months, and any other.
  static func today(_ random: inout SplitMix64) -> CivilDate {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return day(random.pick(["2024-02-29", "2025-02-28", "2026-05-31", "2026-05-30", "2000-02-29", "2026-12-31"]))
    case 1: return day(random.pick(["0001-01-01", "0001-03-31", "0002-01-15", "9999-12-31"]))
    default: return CivilDate(dayNumber: Int.random(in: -40_000...40_000, using: &random))
    }
  }

  static func activity(_ random: inout SplitMix64, around today: CivilDate) -> TrackedActivity {
    let reach = random.pick([5, 40, 400, 900])
    let log = (0..<Int.random(in: 0...random.pick([1, 5, 60]), using: &random)).map { index in
      let first = today.adding(days: -Int.random(in: -5...reach, using: &random))
      let last = first.adding(days: random.chance(20) ? Int.random(in: 0...12, using: &random) : 0)
      let status = random.pick([LogRecord.Status.done, .done, .done, .done, .skipped, .missed])
      return LogRecord(days: DateRange(first: first, last: last)!, status: status, note: "\(index)")
    }
    return TrackedActivity(title: "Tennis", log: log)
  }
}
