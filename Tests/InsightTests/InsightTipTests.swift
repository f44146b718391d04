import Planner
import Testing

@testable import Insight

/// What is said of a ritual or a habit can be something else, as on a page with links.
@Suite struct InsightTipTests {
  @Test(
    arguments: [
      (InsightTip.complete("a"), InsightTip.complete("<a>")), (.lastDay("a"), .lastDay("<a>")),
      (.nextEnd("a", days: 8), .nextEnd("<a>", days: 8)), (.open("a", others: 1), .open("<a>", others: 1)),
      (.lowestRate("a"), .lowestRate("<a>")), (.idleDays(2), .idleDays(2)), (.presets, .presets),
    ] as [(InsightTip, InsightTip)]
  )
  func aNameIsSaidInAnotherWay(tip: InsightTip, other: InsightTip) {
    #expect(tip.naming { "<\($0)>" } == other)
  }

  @Test func soAreLabelsAndFigures() {
    #expect(InsightLabel.ritual("a").naming { "<\($0)>" } == .ritual("<a>"))
    #expect(InsightLabel.longest.naming { "<\($0)>" } == .longest)
    #expect(Figure.ritual("a", .nothing).naming { "<\($0)>" } == .ritual("<a>", .nothing))
    // By what a file has, where there are words for it.
    let written = InsightName(words: "a", written: "*a*")
    #expect(InsightLabel.ritual(written).naming { "<\($0.written ?? $0.words)>" } == .ritual("<*a*>"))
    #expect(Figure.days(3).naming { "<\($0)>" } == .days(3))
  }
}
