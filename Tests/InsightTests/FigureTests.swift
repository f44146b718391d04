import Insight
import Planner
import Testing

/// Figures as they are shown.
@Suite struct FigureTests {
  @Test(arguments: [
    (Figure.count(0), "0"), (.count(12), "12"), (.count(1200), "1,200"), (.count(1_234_567), "1,234,567"), (.days(1), "1 day"),
    (.days(0), "0 days"), (.days(1000), "1,000 days"), (.rate(Rate(done: 5, of: 6)), "83 %"), (.rate(.nothing), "–"),
    (.part(Rate(done: 7, of: 12)), "7 of 12"), (.part(.nothing), "0 of 0"), (.day(12, of: 28), "day 12 of 28"),
    (.ritual("Water", Rate(done: 1, of: 2)), "Water 50 %"), (.none, "–"),
  ])
  func text(figure: Figure, text: String) {
    #expect(figure.text == text)
  }
}
