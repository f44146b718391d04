import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

@Suite struct TimeReportLayoutTests {
  let vault: TaskVault

  init() throws {
    vault = try TaskVault()
  }

  @Test(arguments: [40, 80, 120], ["project", "block"])
  func looksAsRecorded(width: Int, grouping: String) {
    let run = vault.run("stats time --by \(grouping)", width: width)
    expectGolden(run.output, "Tests/CommandLineTests/Golden/time-by-\(grouping)-\(width).txt")
  }

  @Test(arguments: [TimeReport.Grouping.project, .block])
  func noLineIsTooWide(grouping: TimeReport.Grouping) throws {
    let period = try #require(DateRange("2026-11-01 - 2026-11-30"))
    let report = TimeReport(vault.plans(from: "2026-11-01", to: "2026-11-30"), over: period, today: TaskVault.today)
    for width in 24...130 {
      let lines = TimeReportLayout(report, by: grouping, width: width, in: .english).lines.map(\.text)
      #expect(lines.count > 5)
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") } == [], "\(width)")
    }
  }

  @Test(arguments: [
    (0, 10, 10, ""), (10, 10, 10, "██████████"), (5, 10, 10, "█████"), (1, 1000, 10, "▌"), (3, 4, 4, "███"), (5, 8, 4, "██▌"),
    (1, 1, 3, ""),
  ])
  func aBarIsInHalfCells(minutes: Int, most: Int, width: Int, expected: String) {
    #expect(TimeReportLayout.bar(minutes, of: most, width: width) == expected)
  }

  @Test func colorTellsNothingByItself() {
    let colored = vault.run("stats time --color always").output
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run("stats time").output)
  }

  @Test func plainLinesAreAsRecorded() {
    expectGolden(vault.run("stats time --plain", width: 40).output, "Tests/CommandLineTests/Golden/time-plain.txt")
  }

  @Test func theJSONIsAsRecorded() {
    expectGolden(vault.run("stats time --json").output, "Tests/CommandLineTests/Golden/time.json")
  }
}
