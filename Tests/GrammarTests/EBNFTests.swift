import Chronology
import Diagnostics
import Lint
import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// `Grammar/tidemark.ebnf` says what it says: everything that it makes is read as what its symbol names, without a finding.
@Suite struct EBNFTests {
  /// A symbol in its place on a page, and what must be read there.
  struct Place: Sendable, CustomTestStringConvertible {
    var symbol: String
    var before: String
    var after = ""
    var holds: @Sendable (_ item: FocusItem, _ sample: String) -> Bool

    var testDescription: String { symbol }

    func text(_ sample: String) -> String {
      "---\nkind: page\n---\n\n# Page\n\n## Section\n\n- \(before)\(sample)\(after)\n"
    }
  }

  static let places: [Place] = [
    Place(symbol: "Date", before: "[ ] Tea (due: ", after: ")") { item, sample in item.task.due == CivilDate(sample) },
    Place(symbol: "DateRange", before: "", after: " Tea") { item, _ in item.type == .timeline && item.text == "Tea" },
    Place(symbol: "Time", before: "", after: " Tea") { item, sample in
      item.content == TimeOfDay(sample).map { .schedule(.at($0)) }
    },
    Place(symbol: "TimeRange", before: "", after: " Tea") { item, sample in
      item.content == TimeRange(sample).map { .schedule(.range($0)) }
    },
    Place(symbol: "Number", before: "Laps: ", after: " (count: up)") { item, sample in
      item.content == Number(sample).map { .count(Count(direction: .up, value: $0)) }
    },
    Place(symbol: "Quantity", before: "Laps: ", after: " (count: up)") { item, _ in item.type == .countUp && item.text == "Laps"
    },
    Place(symbol: "Priority", before: "[ ] Tea (priority: ", after: ")") { item, sample in
      item.task.priority?.rawValue == sample.lowercased()
    },
    Place(symbol: "Rule", before: "[ ] Tea (every: ", after: ", from: 2020-01-01)") { item, _ in item.type == .recurring },
    Place(symbol: "StreakRule", before: "Tea (streak: ", after: ", from: 2020-01-01)") { item, _ in item.type == .streak },
    Place(symbol: "Months", before: "[ ] Tea (every: daily, in: ", after: ")") { item, sample in
      if case .recurring(let rule) = item.content { .success(rule.months) == MonthSet.parse(sample) } else { false }
    },
    Place(symbol: "Times", before: "[ ] Tea (every: daily, at: ", after: ")") { item, _ in
      if case .recurring(let rule) = item.content { !rule.times.isEmpty } else { false }
    },
    Place(symbol: "Anchor", before: "", after: " Tea") { item, _ in
      [.schedule, .timeline].contains(item.type) && item.text == "Tea"
    },
    Place(symbol: "BoxGroup", before: "[ ] Tea ") { item, _ in item.text == "Tea" && item.otherFields.isEmpty },
    Place(symbol: "PlainGroup", before: "Tea ") { item, _ in item.text == "Tea" && item.otherFields.isEmpty },
    Place(symbol: "RowGroup", before: "09:00 Tea ") { item, _ in item.text == "Tea" && !item.notify.isEmpty },
    Place(symbol: "DataviewField", before: "Tea ") { item, _ in
      item.text == "Tea" && [.countUp, .countDown].contains(item.type)
    },
    Place(symbol: "Headline", before: "") { item, _ in item.otherFields.isEmpty && item.notes.isEmpty && item.children.isEmpty
    },
    Place(symbol: "StateEntry", before: "Tea (streak: daily)\n  - ") { item, _ in item.log.count == 1 && item.children.isEmpty
    },
    Place(symbol: "BestEntry", before: "Tea (best: highest)\n  - ") { item, _ in
      item.log.count == 1 && item.log[0].value != nil && item.children.isEmpty
    },
  ]

  static func grammar() throws -> EBNFGrammar {
    try EBNFGrammar(ProjectFiles.text("Grammar/tidemark.ebnf"))
  }

  @Test func everySampledSymbolIsTested() throws {
    // No key of a page takes a duration.
    #expect(try Set(Self.grammar().sampled) == Set(Self.places.map(\.symbol) + ["Duration"]))
  }

  @Test(arguments: places)
  func samplesAreRead(_ place: Place) throws {
    let grammar = try Self.grammar()
    for seed in 0..<UInt64(randomCases(60)) {
      var random = SplitMix64(seed: seed)
      let sample = grammar.sample(of: place.symbol, using: &random)
      let document = Document(reading: SourceText(place.text(sample)))
      let elements = PageReading(of: document, fileName: "page").page.sections[0].elements
      guard elements.count == 1, let item = elements[0].item, place.holds(item, sample) else {
        Issue.record("seed \(seed): “\(sample)” is read as \(elements)")
        return
      }
      let findings = Self.findings(in: document)
      #expect(findings.isEmpty, "seed \(seed): “\(sample)”")
    }
  }

  private static func findings(in document: Document) -> [String] {
    let context = LintContext(today: CivilDate(year: 2026, month: 11, day: 20) ?? CivilDate.earliest)
    let linted = LintedFile(path: "page.md", document: document, context: context)
    return Linter().lint(linted).map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
  }

  @Test func durationsAreRead() throws {
    let grammar = try Self.grammar()
    for seed in 0..<UInt64(randomCases(200)) {
      var random = SplitMix64(seed: seed)
      let sample = grammar.sample(of: "Duration", using: &random)
      #expect(Span(sample) != nil, "seed \(seed): “\(sample)”")
    }
  }

  /// A sample with a byte too few, too many or in the wrong place is a file like any other.
  @Test(arguments: places)
  func mutatedSamplesKeepTheLaws(_ place: Place) throws {
    let grammar = try Self.grammar()
    for seed in 0..<UInt64(randomCases(12)) {
      var random = SplitMix64(seed: seed)
      let sample = Array(grammar.sample(of: place.symbol, using: &random).utf8)
      var file = RandomFile(seed: seed)
      let mutated = String(decoding: file.mutated(sample), as: UTF8.self)
      expectLaws(place.text(mutated), "\(place.symbol), seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("A = 'x'", "a rule begins with a name and “::=”"), ("A ::= ", "an alternative is empty"), ("A ::= B", "B has no rule"),
      ("A ::= 'x' A ::= 'y'", "A has two rules"), ("A ::= ('x'", "a parenthesis is not closed"),
    ]
  )
  func mistakesInTheGrammarAreFound(_ text: String, _ words: String) {
    let mistake = #expect(throws: EBNFGrammar.Mistake.self) { try EBNFGrammar(text) }
    #expect(mistake?.words == words)
  }
}
