import Chronology
import Planner

/// Where samples of a symbol stand in a file, and what is to be read of them there.
struct EBNFPlace: Sendable {
  /// The name of the file, and what stands before its only list item.
  var path: String
  var head: String
  /// What stands before and after the sample: one list item, its log included.
  var before: String
  var after: String
  /// Compares what was read with what the sample says.
  var check: @Sendable (EBNFSample, PlanItem, inout EBNFComparison) -> Void

  /// The same of the section in which it stands.
  var checkSection: (@Sendable (EBNFSample, PlanSection, inout EBNFComparison) -> Void)?

  static let start = "---\nkind: page\n---\n\n# Samples\n\n## Section\n\n"

  init(
    _ before: String,
    _ after: String = "",
    head: String = EBNFPlace.start,
    path: String = "samples.md",
    check: @escaping @Sendable (EBNFSample, PlanItem, inout EBNFComparison) -> Void
  ) {
    self.head = head
    self.path = path
    self.before = before
    self.after = after
    self.check = check
  }

  /// Whether it is among the properties, where a change can take its kind from the file.
  var isInFrontMatter: Bool { after.contains("\n---\n") }

  /// A file with a text in the place.
  func file(_ sample: [UInt8]) -> [UInt8] {
    Array((head + before).utf8) + sample + Array((after + "\n").utf8)
  }

  /// The places of all symbols that are sampled.
  static let all: [String: EBNFPlace] = scalars.merging(rules) { $1 }.merging(groups) { $1 }.merging(headlines) { $1 }
    .merging(kinds) { $1 }.merging(tracked) { $1 }
}

/// What differs between the values that a sample says and those that were read.
struct EBNFComparison {
  private(set) var differences: [String] = []

  mutating func expect(_ name: String, _ found: String?, _ expected: String?) {
    guard found != expected else { return }
    differences.append(
      "\(name): expected \(expected.map { "“\($0)”" } ?? "nothing"), found \(found.map { "“\($0)”" } ?? "nothing")"
    )
  }

  mutating func expect(_ type: ItemType, _ item: PlanItem) {
    expect("type", item.type.rawValue, type.rawValue)
  }
}

extension EBNFPlace {
  private static let scalars: [String: EBNFPlace] = [
    "Date": EBNFPlace("- [ ] Call (due: ", ")") { sample, item, comparison in
      comparison.expect(.checkbox, item)
      comparison.expect("due", item.task.due?.description, sample.text)
    },
    "DateRange": EBNFPlace("- ", " Trip") { sample, item, comparison in
      comparison.expect("days", item.written, sample.dateRange)
      comparison.expect("title", item.text, "Trip")
    },
    "Time": EBNFPlace("- [ ] Call (due: 2026-12-01, notify: ", ")") { sample, item, comparison in
      comparison.expect("notify", item.task.notify?.text, sample.time)
    },
    "TimeRange": EBNFPlace("- ", " Walk") { sample, item, comparison in
      comparison.expect("time", item.written, sample.timeRange)
      comparison.expect("title", item.text, "Walk")
    },
    // No key of a page takes one, so that it stands among the words.
    "Duration": EBNFPlace("- Walk ") { sample, item, comparison in
      comparison.expect("duration", Span(sample.text)?.description, sample.duration)
      comparison.expect("title", item.text, "Walk " + sample.text)
    },
    "Number": EBNFPlace("- Laps: 1 (count: up, to: ", ")") { sample, item, comparison in
      guard case .count(let count) = item.content else { return comparison.expect(.countUp, item) }
      comparison.expect("to", count.to?.description, sample.number)
    },
    "Quantity": EBNFPlace("- Laps: ", " (count: down)") { sample, item, comparison in
      comparison.expect(.countDown, item)
      comparison.expect("quantity", item.written, sample.quantity)
      comparison.expect("title", item.text, "Laps")
    },
    "Priority": EBNFPlace("- [ ] Call (priority: ", ")") { sample, item, comparison in
      comparison.expect("priority", item.task.priority?.rawValue, sample.text.lowercased())
    },
    "Anchor": EBNFPlace("- ", " Lunch") { sample, item, comparison in
      comparison.expect(sample.has("Date") || sample.has("DateRange") ? .timeline : .schedule, item)
      comparison.expect("anchor", item.written, sample.anchor)
      comparison.expect("title", item.text, "Lunch")
    },
  ]

  private static let rules: [String: EBNFPlace] = [
    "Rule": EBNFPlace("- [ ] Water (every: ", ", from: 2000-01-03)") { sample, item, comparison in
      comparison.expect(.recurring, item)
      comparison.expect("rule", item.written, sample.rule)
    },
    "StreakRule": EBNFPlace("- Water (streak: ", ", from: 2000-01-03)") { sample, item, comparison in
      comparison.expect(.streak, item)
      comparison.expect("rule", item.written, sample.rule)
    },
    "Months": EBNFPlace("- [ ] Water (every: mon, in: ", ")") { sample, item, comparison in
      guard case .recurring(let recurring) = item.content else { return comparison.expect(.recurring, item) }
      comparison.expect("in", recurring.months.description, sample.monthNames)
    },
    "Times": EBNFPlace("- [ ] Water (every: daily, at: ", ")") { sample, item, comparison in
      guard case .recurring(let recurring) = item.content else { return comparison.expect(.recurring, item) }
      comparison.expectTimes(recurring.times, sample)
    },
  ]
}

extension EBNFComparison {
  /// Times that are written twice are one.
  mutating func expectTimes(_ times: [TimeOfDay], _ sample: EBNFSample) {
    let found = Set(times.map(\.description)).sorted().joined(separator: " ")
    expect("at", found, Set(sample.all("Time").map(\.time)).sorted().joined(separator: " "))
  }
}

extension PlanItem {
  /// The value of the content in its written form, or nothing for a type that has none.
  var written: String? {
    switch content {
    case .daysSince(let date), .daysUntil(let date): date.description
    case .count(let count): words(count.value, count.unit)
    case .counter(let counter): "\(counter.value)/" + words(counter.goal, counter.unit)
    case .best(let best): best.value.map { words($0, best.unit) }
    case .streak(let streak): streak.rule.description
    case .recurring(let recurring): recurring.rule.description
    case .textList(let parts): parts.joined(separator: " | ")
    case .tally(let count): String(repeating: "|", count: count)
    case .timeline(let days): days.description
    case .schedule(let time), .block(let time): time.description
    case .routine(let routine): routine.time.description
    case .habit(let habit): habit.rule?.rule.description
    case .mark(let mark): mark.date.description
    case .phase(let days): days.description
    case .text, .bullet, .checkbox, .label, .quote, .image, .task, .category, .link, .activity: nil
    }
  }

  private func words(_ number: Number, _ unit: String) -> String {
    unit.isEmpty ? number.description : "\(number) \(unit)"
  }
}
