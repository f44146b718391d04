import Chronology
import Outline
import SourceText
import Testing

@testable import Lint

@Suite struct UnphasedRuleTests {
  /// With the day that the fix writes, the same days are due from today on.
  @Test(arguments: [
    "3 days", "2 weeks", "2 weeks on tue thu", "5 months", "3 months on 15", "2 months on last fri", "4 years",
    "5 times in 2 weeks", "2 times in 5 months",
  ])
  func keepsTheDaysThatAreDue(_ rule: String) throws {
    for log in ["", "  - 2026-10-14\n", "  - 2025-03-30\n  - 2026-11-19\n"] {
      let text = "---\nkind: page\n---\n\n# Page\n\n- [ ] Water plants (every: \(rule))\n\(log)"
      let found = findings(of: "unphased-rule", in: text)
      #expect(found.flatMap(\.fixes).allSatisfy { $0.isSafe == !log.isEmpty }, "without an entry nobody said from when")
      let last = try #require(found.first?.fixes.last)
      let mended = String(decoding: try #require(SourceText(text).applying(last.edits.map(\.edit))), as: UTF8.self)
      #expect(found.count == 1)
      #expect(findings(of: "unphased-rule", in: mended).isEmpty)
      #expect(try dueDays(text) == dueDays(mended), "\(mended)")
      #expect(try period(text) == period(mended), "\(mended)")
    }
  }

  /// Without a log the likeliest is the next such day, and below the item a day that does not read as an entry.
  @Test(arguments: [
    ("6 months", "", "2026-11-20"), ("2 weeks on mon", "", "2026-11-23"), ("3 months on 15", "", "2026-12-15"),
    ("6 months", "  - last 2026-05-12\n", "2026-05-12"), ("6 months", "  - 12 May\n", "2026-05-12"),
    ("6 months", "  - Dr. Low\n", "2026-11-20"),
  ])
  func aGuessBeginsWhereItIsLikely(_ rule: String, _ below: String, _ day: String) {
    let text = "---\nkind: page\n---\n\n# Page\n\n- [ ] Dentist (every: \(rule))\n\(below)"
    let found = findings(of: "unphased-rule", in: text)
    #expect(found.map(\.fixes.first?.title) == ["Write “from: \(day)”"])
    #expect(found.flatMap(\.fixes).allSatisfy { !$0.isSafe })
  }

  private func dueDays(_ text: String) throws -> [CivilDate] {
    Array(try schedule(text).dueDays(in: DateRange(first: CivilDate("2026-11-20")!, last: CivilDate("2040-12-31")!)!))
  }

  /// The period of today; nil for rules that name days.
  private func period(_ text: String) throws -> DateRange? {
    try schedule(text).period(containing: CivilDate("2026-11-20")!)
  }

  private func schedule(_ text: String) throws -> RecurrenceSchedule {
    let file = file(text)
    let item = try #require(file.document.items.first { $0.depth == 0 })
    return try #require(RuledItem(at: item.headline.range.lowerBound, HeadlineIndex(file.document), in: file)).schedule
  }

  @Test func aWrongFromIsAnotherRulesAffair() {
    let text = "---\nkind: page\n---\n\n# Page\n\n- [ ] Water plants (every: 2 weeks, from: 2026-02-30)\n"
    #expect(findings(of: "unphased-rule", in: text).isEmpty)
  }
}
