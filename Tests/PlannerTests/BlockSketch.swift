import Chronology
import Planner
import TestSupport

/// Short ways to write down what the laws of days are tried with.
enum Sketch {
  /// `24:00` too.
  static func time(_ text: String) -> TimeOfDay {
    guard let time = TimeOfDay(text, allowsEndOfDay: true) else { preconditionFailure("“\(text)” is no time") }
    return time
  }

  static func date(_ text: String) -> CivilDate {
    guard let date = CivilDate(text) else { preconditionFailure("“\(text)” is no date") }
    return date
  }

  /// `09:00`, `09:00 - 10:30`.
  static func blockTime(_ text: String) -> BlockTime {
    BlockTime(TimeRange(text).map(ScheduleTime.range) ?? .at(time(text)))
  }

  /// `09:00 - 10:30`, which does not pass midnight.
  static func range(_ text: String) -> Range<TimeOfDay> {
    let times = text.split(separator: " - ").map { time(String($0)) }
    precondition(times.count == 2 && times[0] < times[1], "“\(text)” is no range of a day")
    return times[0]..<times[1]
  }

  /// What stands between commas; nothing for an empty text.
  static func list<Element>(_ text: String, _ read: (String) -> Element) -> [Element] {
    text.split(separator: ", ").map { read(String($0)) }
  }

  /// `09:00 - 10:30 Deep work: Thesis + none`: the time, the words, and the projects of the tasks. `14:00 Call` has no written
  /// end, and an hour.
  static func block(_ text: String) -> TimeBlock {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    let words = parts[0].split(separator: " ").map(String.init)
    let hasEnd = words.count > 2 && words[1] == "-"
    let written = blockTime(words.prefix(hasEnd ? 3 : 1).joined(separator: " "))
    let projects = parts.count > 1 ? parts[1].split(separator: " + ").map(String.init) : []
    return TimeBlock(
      title: words.dropFirst(hasEnd ? 3 : 1).joined(separator: " "),
      start: written.start,
      end: written.end(defaultMinutes: 60),
      hasWrittenEnd: hasEnd,
      tasks: projects.map { BlockTask(title: "Task", project: $0 == "none" ? nil : $0) }
    )
  }
}

extension Range<TimeOfDay> {
  /// `09:00 - 10:30`.
  var text: String { "\(lowerBound) - \(upperBound)" }

  /// Its minutes of the day, one by one.
  var minuteSet: Set<Int> { Set(lowerBound.minutes..<upperBound.minutes) }

  /// A range of some step of minutes, so that ends and starts often meet.
  static func random(using random: inout SplitMix64, step: Int) -> Range<TimeOfDay> {
    let starts = 0..<1440 / step
    let start = Int.random(in: starts, using: &random)
    let length = Int.random(in: 1...(random.chance(80) ? 8 : starts.count), using: &random)
    return TimeOfDay(minutes: start * step)!..<TimeOfDay(minutes: Swift.min(start + length, starts.count) * step)!
  }

  static func randomList(using random: inout SplitMix64) -> [Range<TimeOfDay>] {
    let step = random.pick([1, 15, 60])
    return (0..<Int.random(in: 0...10, using: &random)).map { _ in .random(using: &random, step: step) }
  }
}
