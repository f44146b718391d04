import Chronology
import SourceText
import Testing

@testable import Outline

@Suite struct BareEntryTests {
  /// What is read in one step has the parts that the readers of headlines and entries find.
  @Test(arguments: [
    "2026-11-20", "0001-01-01", "9999-12-31", "2024-02-29", "2026-11-20 - 2026-11-22", "2026-12-31 - 2027-01-01",
    "2026-11-20 (source: loop)", "2026-11-20 - 2026-11-22 (source: HabitKit)", "2026-11-20 (source: x)",
  ])
  func hasThePartsOfAReadEntry(text: String) throws {
    for marker in ["-", "*", "+", "1.", "1)"] {
      let lines = "---\nkind: ritual\n---\n\n# A\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk\n  \(marker) \(text)\n"
      let document = Document(reading: SourceText(Array(lines.utf8)))
      let habit = try #require(document.items.first)
      let entry = document.items[try #require(habit.log.first)]
      let range = Array(lines.utf8).count - 1 - text.utf8.count..<Array(lines.utf8).count - 1
      var reader = HeadlineReader(bytes: Array(lines.utf8), grammar: .entry)
      let headline = reader.read(range)
      #expect(reader.problems.isEmpty)
      #expect(entry.headline == headline)
      #expect(entry.entry == LogReader(bytes: Array(lines.utf8), kind: .states).entry(headline))
      var dates = CivilDateScanner()
      #expect(BareEntry(Array(lines.utf8), in: range, &dates) != nil)
      #expect(entry.markerRange == range.lowerBound - 1 - marker.utf8.count..<range.lowerBound - 1)
      #expect(entry.lines == 9..<10)
      #expect((entry.depth, entry.form) == (1, .listItem))
      #expect(document.problems.isEmpty)
    }
  }

  /// Any other text needs the readers.
  @Test(arguments: [
    "2026-13-20", "2026-02-30", "2026-11-20.", "2026-11-2", "2026-11-20 - 2026-11-20", "2026-11-22 - 2026-11-20",
    "2026-11-20 -- 2026-11-2", "2026-11-20 – 2026-11-2", "2026-11-20 - 2026-11-31", "2026-11-20 walked far and",
    "2026-11-20  (source: loop)", "2026-11-20 (source:  loop)", "2026-11-20 (source: )", "2026-11-20 (source: a b)",
    "2026-11-20 (Source: loop)", "2026-11-20 (source: loop) ^a", "2026-11-20 x (source: loop)", "(source: loop)",
    "2026-11-20(source: loop)", "2026-11-20 (source: loop, x: y)", "2026-11-20 (source: \"loop\")", "2026-11-20 (source: l2)",
  ])
  func isNoneOtherwise(text: String) {
    var dates = CivilDateScanner()
    #expect(BareEntry(Array(text.utf8), in: 0..<text.utf8.count, &dates) == nil)
  }
}
