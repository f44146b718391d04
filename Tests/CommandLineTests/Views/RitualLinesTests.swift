import Diagnostics
import Planner
import Testing

@testable import CommandLine

@Suite struct RitualLinesTests {
  @Test(arguments: [
    (0, 0, "··········"), (0, 9, "░░░░░░░░░░"), (1, 100, "█░░░░░░░░░"), (1, 2, "█████░░░░░"), (99, 100, "█████████░"),
    (9, 9, "██████████"),
  ])
  func aBarIsFullOnlyWhenAllIsDone(done: Int, due: Int, bar: String) {
    #expect(RitualLines.bar(Rate(done: done, of: due)) == bar)
  }

  @Test func piecesBreakBetween() {
    let pieces = ["one", "two", "three four five"].map { TaskPiece($0) }
    #expect(RitualLines.joined(pieces, 40).map(\.text) == ["one · two · three four five"])
    #expect(RitualLines.joined(pieces, 12, indent: 2).map(\.text) == ["  one · two", "  three four", "  five"])
  }
}
