import Testing

@testable import Outline

@Suite struct LooseFieldScannerTests {
  /// The problems of a headline.
  private func problems(_ string: String) -> [String] {
    let bytes = Array(string.utf8)
    var reader = HeadlineReader(bytes: bytes, grammar: .item)
    _ = reader.read(0..<bytes.count)
    return reader.problems.map { problem in
      switch problem.kind {
      case .foreignField(let key, let value):
        "\(shown(problem, of: bytes)) {\(key.rawValue) \(text(value, of: bytes))}"
      case .nearField(let value, _): "\(shown(problem, of: bytes)) {\(text(value, of: bytes))}"
      case .unreadPart(let group): "\(shown(problem, of: bytes)) {\(text(group, of: bytes))}"
      case .misplacedKey(let key): "\(shown(problem, of: bytes)) {\(key)}"
      default: shown(problem, of: bytes)
      }
    }
  }

  @Test(arguments: [
    ("[ ] Draft (due: x) chapter 3", ["misplacedGroup (due: x)"]),
    ("[ ] Draft (due: x) (again)", ["misplacedGroup (due: x)"]),
    ("[ ] Draft (due: x)\n  and (priority: y) more", ["misplacedGroup (priority: y)"]),
    ("[ ] A (due: x", ["unclosedGroup (due: x"]),
    ("[ ] A (due: x\n  and more", ["unclosedGroup (due: x"]),
    ("[ ] A (due: x\\\n  and more", ["unclosedGroup (due: x"]),
    ("[ ] A (see: x", []),
    ("[ ] A (high, due: x)", ["unreadPart high {(high, due: x)}"]),
    ("[ ] A (, due: x)", ["unreadPart (, due: x) {(, due: x)}"]),
    ("A (due: x)", ["misplacedKey due {due}"]),
    ("A (from: Mum)", []),
    ("A (rating: good)", []),
    ("[ ] A (until: x)", ["misplacedKey until {until}"]),
    ("[ ] A (until: x) b", []),
    ("A (sinse: 2024-03-01)", ["nearField sinse {2024-03-01}"]),
    ("A (sinse: 2024-03-01) b", []),
    ("A (sinse: a, untl: b)", []),
    ("A (again)", []),
  ])
  func findsGroups(string: String, expected: [String]) {
    #expect(problems(string) == expected)
  }

  @Test(arguments: [
    ("[ ] A due:: 2026-12-01", ["foreignField due:: 2026-12-01 {due 2026-12-01}"]),
    ("A since:: soon, then", ["foreignField since:: soon {since soon}"]),
    ("[ ] A due:2026-12-01.", ["foreignField due:2026-12-01 {due 2026-12-01}"]),
    ("[ ] A priority:1", ["foreignField priority:1 {priority 1}"]),
    ("[ ] A due: 2026-12-01", ["foreignField due: 2026-12-01 {due 2026-12-01}"]),
    ("[ ] A [due: 2026-12-02] soon", ["foreignField [due: 2026-12-02] {due 2026-12-02}"]),
    ("[ ] A (due 2026-12-03)", ["foreignField (due 2026-12-03) {due 2026-12-03}"]),
    ("[ ] A DUE: 2026-12-01", ["foreignField DUE: 2026-12-01 {due 2026-12-01}"]),
    ("[ ] A @due(2026-12-01)", []),
    ("[ ] A 📅 2026-12-04", []),
    ("[ ] A is due 2026-12-04", []),
    ("[ ] A (b) is due 2026-12-04", []),
    ("[ ] A (b due 2026-12-04)", []),
    ("[ ] A (due 2026-12-04 b)", ["meantField (due 2026-12-04 b)"]),
    ("[ ] A (due tomorrow) #b", ["meantField (due tomorrow)"]),
    ("[ ] A (due tomorrow).", ["meantField (due tomorrow)"]),
    ("[ ] A (due tomorrow) b", []),
    ("[ ] A(due tomorrow)", []),
    ("A (3x a week)", ["meantField (3x a week)"]),
    ("A (3 words)", []),
    ("[ ] A (from: Mum)", ["meantField (from: Mum)"]),
    ("[ ] A {due: x} b", ["otherBrackets {due: x}"]),
    ("[ ] A {due: x, b: y}", ["otherBrackets {due: x, b: y}"]),
    ("[ ] A {due: x, y} {b: due: x}", ["otherBrackets {due: x, y}"]),
    ("[ ] A {due: x", []),
    ("A [every: x]", ["otherBrackets [every: x]"]),
    ("A [every: x](y)", []),
    ("A, every: day", ["foreignField every: day {every day}"]),
    // A hard break is no part of a value.
    ("A, every: day\\\n  b", ["foreignField every: day {every day}"]),
    ("[ ] A due friday\\\n  b", ["foreignField due friday {due friday}"]),
    ("every: day", []),
    ("A, every: day of it", []),
    ("[ ] A priority: high", ["foreignField priority: high {priority high}"]),
    ("[ ] A from:: Mum", []),
    ("[ ] A due: later", []),
    ("[ ] A overdue:2026-12-01", []),
    ("[ ] A over-due:2026-12-01", []),
    ("[ ] A time:12", []),
    ("A @sam(again)", []),
    ("A @due(2026", []),
    ("A due(2026-12-01)", []),
    ("A `due:: x` [due:: y](z) <due:1>", []),
  ])
  func findsWords(string: String, expected: [String]) {
    #expect(problems(string) == expected)
  }

  /// What a person writes without a thought of fields.
  @Test(arguments: [
    "Read Dune (high)", "Song (Who: The Who, in: 1994)", "Recipe (see: https://example.org)", "Smile (:", "Ask (why?)",
    "f(x: y) z", "Until then, rest",
    "every: day is a gift", "Best: before the winter", "Write to sam@example.org", "Chapter 3: The sea", "type: bold",
    "Read a) and b)", "Done: all",
    "It was done 2026-11-01 by Sam",
  ])
  func proseIsSilent(string: String) {
    let found = problems(string).filter { !$0.hasPrefix("nearField") && !$0.hasPrefix("meantField") }
    #expect(found == [])
    #expect(problems("[ ] " + string).filter { !$0.hasPrefix("nearField") && !$0.hasPrefix("meantField") } == [])
  }
}
