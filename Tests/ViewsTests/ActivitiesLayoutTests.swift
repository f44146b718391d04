import Diagnostics
import TestSupport
import Testing

@testable import Views

@Suite struct ActivitiesLayoutTests {
  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    let lines = ActivitiesLayout(ActivityViewSample.sheet(), width: width, in: .english).lines
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    expectGolden(lines.map { $0.text + "\n" }.joined(), "Tests/ViewsTests/Golden/activities-\(width).txt")
  }

  @Test(arguments: Array(24...130))
  func noLineIsTooWideAndNoNameIsLost(width: Int) {
    let lines = ActivitiesLayout(ActivityViewSample.sheet(), width: width, in: .english).lines
    #expect(lines.filter { $0.cells > width }.map(\.text) == [])
    let text = lines.map(\.text).joined(separator: " ")
    for word in ["Tennis", "lightship", "-40D", "today", "Sit still", "–"] { #expect(text.contains(word), "\(word)") }
  }

  @Test func saysHowManyThereAre() {
    let one = ActivitiesLayout(
      ActivityViewSample.sheet(Array(ActivityViewSample.activities.prefix(1))),
      width: 80,
      in: .english
    ).lines
    #expect(one[1].text == "Friday 2026-11-20 · 1 activity · 1 done today")
  }

  @Test func colorTellsNothingByItself() {
    let sheet = ActivityViewSample.sheet()
    let plain = ActivitiesSheet(ActivityViewSample.activities, today: ActivityViewSample.today)
    let lines = ActivitiesLayout(sheet, width: 80, in: .english).lines
    #expect(lines.map(\.text) == ActivitiesLayout(plain, width: 80, in: .english).lines.map(\.text))
    #expect(lines.flatMap(\.parts).contains { $0.style == .color(.orange) })
  }
}
