import Chronology
import Planner

/// Random Focus pages, with every kind of content that an item can have and everything that can hang on one.
///
/// They are well-formed: each is what a page of Markdown can say. With `RandomText.words` no text in them reads as syntax.
public struct RandomPage {
  public var random: SplitMix64
  public let texts: RandomText

  public init(seed: UInt64, texts: RandomText = .words) {
    random = SplitMix64(seed: seed)
    self.texts = texts
  }

  public mutating func page() -> Plan {
    var page = FocusPage(title: line(), icon: icon(), theme: optional(30) { $0.random.pick(Theme.allCases) })
    page.tags = many(0...2) { $0.word() }
    page.allow = many(0...1) { $0.random.pick(["vanishing-text", "duplicate-name"]) }
    page.otherProperties = otherProperties()
    page.introduction.elements = elements(0...3)
    page.introduction.groups = random.chance(20) ? [group()] : []
    page.sections = many(0...4) { $0.section() }
    if random.chance(40) {
      page.sections.append(
        PlanSection(title: FocusPage.setAsideTitle, elements: many(0...4) { $0.setAside() })
      )
    }
    return .page(page)
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

  // MARK: Sections

  private mutating func section() -> PlanSection {
    var section = PlanSection(title: line(), icon: icon(), theme: optional(20) { $0.random.pick(Theme.allCases) })
    section.elements = elements(0...6)
    section.groups = many(0...2) { $0.group() }
    if section.theme != nil { section.otherFields = otherFields() }
    return section
  }

  private mutating func group() -> PlanGroup {
    var group = PlanGroup(title: line(), icon: icon(), elements: elements(0...4))
    if case .symbol = group.icon { group.otherFields = otherFields() }
    return group
  }

  private mutating func elements(_ count: ClosedRange<Int>) -> [PlanElement] {
    many(count) { $0.random.chance(8) ? .other($0.otherBlock(nested: false)) : .item($0.item(depth: 0)) }
  }

  /// A block that is no item.
  private mutating func otherBlock(nested: Bool) -> String {
    let words = RandomText.words.line(using: &random)
    let blocks = ["```text\n\(words)\n\n  \(words)\n```", "<div>\(words)</div>", "| a | b |\n|---|---|\n| \(words) | c |"]
    return random.pick(nested ? blocks : blocks + ["***", "#### \(words)", "> [!note] \(words)\n> \(words)"])
  }

  /// An item of *Things that used to matter*.
  private mutating func setAside() -> PlanElement {
    var item = item(depth: 0)
    if random.chance(80) { item.was = line() }
    return .item(item)
  }
}

// MARK: - Choices

extension RandomPage {
  mutating func line() -> String { texts.line(using: &random) }

  mutating func word() -> String { RandomText.word(using: &random) }

  mutating func optional<Value>(_ percent: Int, _ make: (inout RandomPage) -> Value) -> Value? {
    random.chance(percent) ? make(&self) : nil
  }

  mutating func many<Value>(_ count: ClosedRange<Int>, _ make: (inout RandomPage) -> Value) -> [Value] {
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

  mutating func timeRange() -> TimeRange {
    let start = Int.random(in: 0..<280, using: &random) * 5
    let end = Int.random(in: start / 5 + 1...288, using: &random) * 5
    guard let first = TimeOfDay(minutes: start), let last = TimeOfDay(minutes: end),
      let range = TimeRange(start: first, end: last)
    else { preconditionFailure("\(start) to \(end) is a range of times") }
    return range
  }

  mutating func number() -> Number {
    Number(significand: Int64.random(in: -9_999...99_999, using: &random), scale: random.chance(60) ? 0 : 2)
  }

  mutating func otherFields() -> [OtherField] {
    var keys = ["mood", "weather", "x-ray"]
    return many(0...2) { OtherField(key: keys.removeFirst(), value: $0.line()) }
  }
}
