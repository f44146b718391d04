import Testing

@testable import Views

@Suite struct DayScaleTests {
  @Test func isInProportion() {
    let scale = DayScale(minutesInLine: 30)
    #expect([0, 5, 30, 44, 45, 60, 75, 480].map(scale.height(ofBlock:)) == [1, 1, 1, 1, 2, 2, 3, 16])
    #expect(DayScale(minutesInLine: 60).height(ofBlock: 480) == 8)
  }

  @Test func squeezesWhatIsFree() {
    let scale = DayScale(minutesInLine: 30)
    #expect([5, 60, 61, 180, 181, 1440].map(scale.height(ofFree:)) == [1, 1, 2, 2, 3, 3])
  }

  @Test(arguments: [(0, 30), (600, 30), (1200, 30), (1201, 45), (1800, 45), (2400, 60), (10_000, 120)])
  func isAsFineAsAScreenHasLines(minutes: Int, inLine: Int) {
    #expect(DayScale { minutes / $0.minutesInLine + (minutes % $0.minutesInLine == 0 ? 0 : 1) }.minutesInLine == inLine)
  }
}
