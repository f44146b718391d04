import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct WeekLayoutTests {
  private func show(_ week: WeekSheet, width: Int, _ file: String) {
    let lines = WeekLayout(week, width: width, in: .english).lines.map(\.text)
    #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= width })
    expectGolden(lines.map { $0 + "\n" }.joined(), DaySample.golden(file))
  }

  @Test(arguments: [40, 60, 80, 100, 120])
  func showsAWeek(width: Int) throws {
    show(DaySample.week(in: try DaySample.vault()), width: width, "week-\(width).txt")
  }

  @Test func showsTheTwelveHours() throws {
    var week = DaySample.week(in: try DaySample.vault())
    for index in week.days.indices { week.days[index].clock = .twelveHours }
    show(week, width: 120, "week-12h.txt")
  }

  /// The blocks of a Friday, in a week from Monday.
  private func week(_ blocks: [TimeBlock], now: String = "10:15") -> WeekSheet {
    WeekSheet(
      days: (-4...2).map { days in
        var sheet = DaySample.sheet(days == 0 ? blocks : [], from: "08:00", to: "12:00", now: now)
        sheet.date = sheet.date.adding(days: days)
        return sheet
      }
    )
  }

  /// What stands in the column of the Friday, and its gutter.
  private func friday(_ blocks: [TimeBlock], now: String = "06:00") -> [String] {
    let lines = WeekLayout(week(blocks, now: now), width: 102, in: .english).lines.dropFirst(4)
    return lines.map { line in
      let cells = Array(line.text)
      func part(_ range: Range<Int>) -> String { String(cells[range.clamped(to: 0..<cells.count)]) }
      return part(0..<5) + "|" + part(59..<71)
    }
  }

  @Test func isColumnsWhereTheyHaveRoom() {
    #expect(WeekLayout(week([]), width: 97, in: .english).lines[2].text.contains("Fri 20 today"))
    #expect(WeekLayout(week([]), width: 96, in: .english).lines[2].text == "Monday 2026-11-16 · 4 days ago")
  }

  @Test func aBlockHasItsTimeAndItsNameInItsRows() {
    #expect(
      friday([DaySample.block("08:00", "09:30", "The long walk"), DaySample.block("10:00", "10:20", "Coffee")]).prefix(6) == [
        "06:00|─ now ──────", "08:00|▌08:00 The", "     |▌long walk", "09:00|▌", "|", "10:00|▌10:00 Coff…",
      ]
    )
  }
}
