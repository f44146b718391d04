import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct LifeGridLayoutTests {
  private func lines(_ sheet: LifeSheet, _ zoom: LifeGrid.Zoom? = nil, view: LifeView = .color, width: Int) -> [StyledLine] {
    let grid = zoom.map { sheet.grid($0, aroundWeek: nil) } ?? sheet.grid
    return LifeGridLayout(grid, of: sheet.span, view: view, width: width, in: .english).lines
  }

  private func expectGoldenLines(_ lines: [StyledLine], width: Int, _ file: String) {
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/\(file).txt")
  }

  @Test(arguments: [40, 80, 120])
  func aLifeLooksAsRecorded(width: Int) {
    expectGoldenLines(lines(LifeViewSample.sheet(), width: width), width: width, "life-grid-\(width)")
  }

  @Test(arguments: [40, 80, 120])
  func aDecadeLooksAsRecorded(width: Int) {
    expectGoldenLines(lines(LifeViewSample.sheet(), .decade, width: width), width: width, "life-decade-\(width)")
  }

  @Test func weeksAfterTheEndStandInALastRow() {
    let sheet = LifeViewSample.sheet(expectancy: 2, marks: [], phases: [], today: "1993-08-20")
    expectGoldenLines(lines(sheet, width: 80), width: 80, "life-grid-beyond")
  }

  @Test(arguments: [24, 29, 30, 31, 55, 56, 57, 58, 65, 106, 107, 108, 115, 200], [LifeGrid.Zoom?.none, .decade])
  func noLineIsTooWideAndNoWeekIsLost(width: Int, zoom: LifeGrid.Zoom?) {
    let sheet = LifeViewSample.sheet(phases: [])
    let lines = lines(sheet, zoom, width: width)
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    let body = lines.dropFirst().prefix { !$0.text.hasPrefix("■") }.map { $0.text.dropFirst(4).filter { $0 != " " } }.joined()
    let cells = (zoom.map { sheet.grid($0, aroundWeek: nil) } ?? sheet.grid).rows.flatMap(\.cells)
    #expect(body == cells.map { LifeStyles.sign(of: $0) }.joined())
  }

  @Test func everySignIsExplained() {
    let text = lines(LifeViewSample.sheet(), width: 80).suffix(3).map(\.text).joined(separator: "\n")
    for words in ["■ lived", "◆ this week", "· ahead", "● ○ birthday", "+ marked", "1 awful", "5 great"] {
      #expect(text.contains(words))
    }
    #expect(!lines(LifeViewSample.sheet(marks: []), width: 80).suffix(3).map(\.text).joined().contains("awful"))
  }

  @Test func colorTellsNothingByItself() {
    let color = lines(LifeViewSample.sheet(), width: 80)
    let mono = lines(LifeViewSample.sheet(), view: .mono, width: 80)
    #expect(color.map(\.text) == mono.map(\.text))
    #expect(color.flatMap(\.parts).contains { $0.style == .color(.red) && $0.text == "1" })
    #expect(!mono.flatMap(\.parts).contains { if case .color = $0.style { true } else { false } })
  }
}
