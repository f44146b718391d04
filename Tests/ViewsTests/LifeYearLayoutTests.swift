import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct LifeYearLayoutTests {
  private func lines(aroundWeek week: Int? = nil, view: LifeView = .color, width: Int) -> [StyledLine] {
    LifeYearLayout(LifeViewSample.sheet().grid(.year, aroundWeek: week), view: view, width: width, in: .english).lines
  }

  @Test(arguments: [40, 80])
  func looksAsRecorded(width: Int) {
    let lines = lines(width: width)
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/life-year-\(width).txt")
  }

  @Test func beginsPhasesAndTellsMarks() {
    let lines = lines(aroundWeek: 1005, width: 80).map(\.text)
    #expect(lines[0] == "Age 19 · 52 weeks · 2009-06-18 - 2010-06-16")
    #expect(lines[13] == "1,005 5 2009-09-10  great · adventure · 🛬 着いた · 🗾 A year in 東京")
    #expect(lines[52] == "1,044 ● 2010-06-10  20 years")
  }

  @Test func isTheSameWithoutColor() {
    #expect(lines(width: 80).map(\.text) == lines(view: .mono, width: 80).map(\.text))
  }
}
