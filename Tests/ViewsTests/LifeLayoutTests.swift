import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct LifeLayoutTests {
  private func expectGoldenLines(_ lines: [StyledLine], width: Int, _ file: String) {
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/\(file).txt")
  }

  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    expectGoldenLines(
      LifeLayout(LifeViewSample.sheet(), view: .color, width: width, in: .english).lines,
      width: width,
      "life-\(width)"
    )
  }

  /// Born and a day, and what stands there: before birth, on it, on a milestone, in a week with two marks, after the end.
  @Test(arguments: [
    ("2026-12-01", "2026-11-20", "before-birth"), ("2026-11-20", "2026-11-20", "born-today"),
    ("1990-06-14", "2020-06-14", "milestone"), ("1930-01-01", "2026-11-20", "after-the-end"),
  ])
  func looksAsRecordedOnDaysThatMatter(born: String, today: String, file: String) {
    let sheet = LifeViewSample.sheet(born: born, expectancy: 80, today: today)
    expectGoldenLines(LifeLayout(sheet, view: .color, width: 80, in: .english).lines, width: 80, "life-\(file)")
  }

  @Test(arguments: [24, 25, 31, 40, 60, 79, 99, 100, 200])
  func noLineIsTooWide(width: Int) {
    let lines = LifeLayout(LifeViewSample.sheet(), view: .color, width: width, in: .english).lines
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    #expect(lines.count > 15)
  }

  @Test func colorTellsNothingByItself() {
    let color = LifeLayout(LifeViewSample.sheet(today: "2026-11-13"), view: .color, width: 80, in: .english).lines
    let mono = LifeLayout(LifeViewSample.sheet(today: "2026-11-13"), view: .mono, width: 80, in: .english).lines
    #expect(color.map(\.text) == mono.map(\.text))
    #expect(color.flatMap(\.parts).contains { $0.style == .color(.mint) })
    #expect(!mono.flatMap(\.parts).contains { if case .color = $0.style { true } else { false } })
  }

  /// Lived of all, and the cells of the bar that are full and empty.
  @Test(arguments: [
    ("1990-06-13", 0, 72), ("1990-06-14", 0, 71), ("2032-10-14", 36, 36), ("2075-02-20", 71, 0), ("2075-02-21", 72, 0),
  ])
  func theBarIsFullOnlyAtTheEnd(today: String, full: Int, empty: Int) {
    let lines = LifeLayout(LifeViewSample.sheet(marks: [], today: today), view: .color, width: 80, in: .english).lines
    let bar = lines.map(\.text).first { $0.allSatisfy { "█▌░".contains($0) } && !$0.isEmpty } ?? ""
    #expect(bar.count { $0 == "█" } == full)
    #expect(bar.count { $0 == "░" } == empty)
    #expect(bar.count == 72)
  }
}
