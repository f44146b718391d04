import SourceText
import TestSupport
import Testing

@testable import Outline

@Suite struct PlainGroupTests {
  /// What a reader finds in a line, with the short way and without.
  private static func readings(of line: String, in grammar: HeadlineReader.Grammar) -> [(Headline, [OutlineProblem])] {
    [true, false].map { hasShortWay in
      var grammar = grammar
      grammar.hasShortWay = hasShortWay
      let bytes = Array(line.utf8)
      var reader = HeadlineReader(bytes: bytes, grammar: grammar)
      let headline = reader.read(0..<bytes.count)
      return (headline, reader.problems)
    }
  }

  private static let grammars: [HeadlineReader.Grammar] = [
    .item, .entry, HeadlineReader.Grammar(readsBox: false, anchors: .none, places: .habit, kind: .ritual),
    HeadlineReader.Grammar(anchors: .times, places: .task, placesOfTime: .block, kind: .day),
    HeadlineReader.Grammar(readsBox: false, anchors: .none, places: .heading),
  ]

  @Test(arguments: [
    ("Water the plants (every: mon wed fri)", "(every: mon wed fri)"), ("A (x: y)", "(x: y)"),
    ("Café, später! (due: 2026-12-01)", "(due: 2026-12-01)"),
    ("Pay the rent (due: 2026-12-01, priority: high)", "(due: 2026-12-01, priority: high)"),
    ("Tea (at: 09:00; every: day)", "(at: 09:00; every: day)"),
  ])
  func isOneBehindWords(line: String, group: String) throws {
    let bytes = Array(line.utf8)
    let plain = try #require(PlainGroup(bytes, in: 0..<bytes.count))
    #expect(String(decoding: bytes[plain.range], as: UTF8.self) == group)
    #expect(String(decoding: bytes[plain.innerRange], as: UTF8.self) == group.dropFirst().dropLast())
  }

  /// What stands between brackets, and how many fields it has in the written form; nil where it is written otherwise.
  private static let groups: [(inner: String, count: Int?)] = [
    ("due: 2026-12-01", 1), ("due: 2026-12-01, priority: high", 2), ("Every: day, at: 09:00", 2), ("project: Çà", 1),
    ("at: 09:00", nil), ("x: y", nil), ("due: 1, x: y", nil), ("due:  1", nil), ("due: 1 ", nil), ("due : 1", nil),
    (" due: 1", nil), ("due:1", nil), ("due: 1 to: 2", nil), ("due: a:b", nil), ("due: 1; at: 2", nil), ("project: a, b", nil),
    ("due: ", nil), ("due: 1, ", nil), ("due: 1,at: 2", nil), ("prio: high", nil), ("due: 1 , at: 2", nil),
  ]

  @Test(arguments: groups)
  func writtenFieldsAreThoseOfTheParts(inner: String, count: Int?) throws {
    let bytes = Array("Tea (\(inner))".utf8)
    let plain = try #require(PlainGroup(bytes, in: 0..<bytes.count))
    let fields = plain.writtenFields(bytes, in: [.task, .item, .plannedTask])
    #expect(fields?.count == count)
    guard let fields else { return }
    let parts = FieldGroup.parts(of: plain.innerRange, in: bytes).map { part in
      Field(key: part.key, nameRange: part.nameRange ?? 0..<0, valueRange: part.valueRange, isQuoted: part.isQuoted)
    }
    #expect(fields == parts)
  }

  /// Where there may be more, the readers of that look.
  @Test(arguments: [
    "(every: day)", "Tea(every: day)", "Tea (every: day) #a", "Tea (every: day).", "A (b) c (every: day)",
    "Tea: green (every: day)",
    "Tea #green (every: day)", "Tea ^t (every: day)", "`Tea` (every: day)", "Tea \\(every: day)", "Tea (every: \"day\")",
    "[Tea] (every: day)",
    "Tea (every:: day)", "Tea\u{A0}(every: day)", "Tea\u{2003}cup (every: day)", "Tea (every: day\u{3000})",
    "Tea\n(every: day)",
    "Tea {x} (every: day)", "Tea <b> (every: day)", "Tea (every: [day])", "Tea ((every: day))", "Tea @home (every: day)",
    "Tea 🍵 (every: day)", "",
    ")", "()",
  ])
  func isNoneWhereMoreMayBe(line: String) {
    #expect(PlainGroup(Array(line.utf8), in: 0..<line.utf8.count) == nil)
  }

  /// With the short way a reader finds what it finds without.
  @Test(arguments: caseSeeds(default: 2000))
  func findsWhatTheReadersFind(seed: UInt64) {
    let pieces = [
      "Tea", " ", " ", " ", "(", ")", ":", ": ", "every: day", "due: 2026-12-01", "priority: high", "x: y", ", ", ";", ".", "!",
      "é", "[x] ", "- ", "09:00 ", "2026-11-20 ", "#tag", "^id", "due", "every mon", "goal: 3", "🍵", "\"", "::", "a-b", "5/8",
      "icon: star", "weekly", "(source: loop)",
    ]
    var random = SplitMix64(seed: seed)
    func some(_ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &random)).map { _ in random.pick(pieces) }.joined()
    }
    for grammar in Self.grammars {
      let line = "\(some(0...5)) (\(some(1...3)))"
      let found = Self.readings(of: line, in: grammar)
      #expect(found[0].0 == found[1].0, "seed \(seed): \(line)")
      #expect(found[0].1 == found[1].1, "seed \(seed): \(line)")
    }
  }
}
