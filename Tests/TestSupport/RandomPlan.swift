import Chronology
import Planner

/// Random files of every typed kind, with everything that each can hold.
///
/// They are well-formed: each is what a file of Markdown can say. With `RandomText.words` no text in them reads as syntax.
public struct RandomPlan {
  public enum Kind: String, Sendable, CaseIterable {
    case page, day, project, stacks, ritual, life, activities, vault
  }

  public var random: SplitMix64
  public let texts: RandomText

  public init(seed: UInt64, texts: RandomText = .words) {
    random = SplitMix64(seed: seed)
    self.texts = texts
  }

  public mutating func plan(_ kind: Kind) -> Plan {
    switch kind {
    case .page: page()
    case .day: day()
    case .project: project()
    case .stacks: stacks()
    case .ritual: ritual()
    case .life: life()
    case .activities: activities()
    case .vault: vault()
    }
  }

  // MARK: What every kind holds

  /// Properties that every kind has.
  mutating func addProperties(to content: inout PlanContent) {
    content.tags = many(0...2) { $0.word() }
    content.allow = many(0...1) { $0.random.pick(["vanishing-text", "duplicate-name"]) }
    content.otherProperties = otherProperties()
  }

  private mutating func otherProperties() -> [OtherProperty] {
    var names = ["author", "mood", "rev", "x-ray"]
    return many(0...2) { random in
      let name = names.removeFirst()
      let value: OtherProperty.Value =
        switch Int.random(in: 0..<4, using: &random.random) {
        case 0: .list(random.many(1...3) { $0.line() })
        case 1: .unread("{when: \(RandomText.word(using: &random.random))}")
        default: .text(random.line())
        }
      return OtherProperty(name: name, value: value)
    }
  }

  /// A block that is no item and stands in none.
  mutating func otherBlock() -> String {
    let words = RandomText.words.line(using: &random)
    return random.pick([
      "```text\n\(words)\n\n  \(words)\n```", "<div>\(words)</div>", "| a | b |\n|---|---|\n| \(words) | c |", "***",
      "#### \(words)", "> [!note] \(words)\n> \(words)",
    ])
  }
}

// MARK: - Choices

extension RandomPlan {
  mutating func line() -> String { texts.line(using: &random) }

  mutating func word() -> String { RandomText.word(using: &random) }

  mutating func optional<Value>(_ percent: Int, _ make: (inout RandomPlan) -> Value) -> Value? {
    random.chance(percent) ? make(&self) : nil
  }

  mutating func many<Value>(_ count: ClosedRange<Int>, _ make: (inout RandomPlan) -> Value) -> [Value] {
    let count = Int.random(in: count, using: &random)
    return (0..<count).map { _ in make(&self) }
  }

  mutating func icon() -> Icon? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .symbol(random.pick(["book", "figure.walk", "drop-2"]))
    case 1...3: emoji()
    default: nil
    }
  }

  mutating func emoji() -> Icon { .emoji(random.pick(["📚", "☕", "✍️", "🇵🇹", "1️⃣", "👩‍👩‍👧", "🏃"])) }

  mutating func date() -> CivilDate {
    CivilDate(dayNumber: 20_000 + Int.random(in: 0...900, using: &random))
  }

  mutating func days(longest: Int = 40) -> DateRange {
    let first = date()
    let count = random.chance(60) ? 0 : Int.random(in: 1...longest, using: &random)
    return DateRange(first: first, last: first.adding(days: count)) ?? DateRange(first)
  }

  mutating func time() -> TimeOfDay {
    TimeOfDay(minutes: Int.random(in: 0..<288, using: &random) * 5) ?? .noon
  }

  /// A range that ends on its day.
  mutating func timeRange() -> TimeRange {
    let start = Int.random(in: 0..<280, using: &random) * 5
    let end = Int.random(in: start / 5 + 1...288, using: &random) * 5
    guard let first = TimeOfDay(minutes: start), let last = TimeOfDay(minutes: end),
      let range = TimeRange(start: first, end: last)
    else { preconditionFailure("\(start) to \(end) is a range of times") }
    return range
  }

  mutating func number() -> Number {
    if random.chance(20) {
      let size = Int64.random(in: -9_999...99_999, using: &random)
      return Number(significand: size, scale: random.chance(80) ? 0 : 1, isLength: true)
    }
    return Number(significand: Int64.random(in: -9_999...99_999, using: &random), scale: random.chance(60) ? 0 : 2)
  }

  mutating func otherFields() -> [OtherField] {
    var keys = ["mood", "weather", "x-ray"]
    return many(0...2) { OtherField(key: keys.removeFirst(), value: $0.line()) }
  }
}
