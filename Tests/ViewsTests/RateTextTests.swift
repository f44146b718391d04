import Planner
import Testing

@testable import Views

@Suite struct RateTextTests {
  @Test(arguments: [
    (0, 0, "··········"), (0, 9, "░░░░░░░░░░"), (1, 100, "█░░░░░░░░░"), (1, 2, "█████░░░░░"), (99, 100, "█████████░"),
    (9, 9, "██████████"),
  ])
  func aBarIsFullOnlyWhenAllIsDone(done: Int, due: Int, bar: String) {
    #expect(RateText.bar(Rate(done: done, of: due)) == bar)
  }
}
