import Chronology
import Insight
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct StatsPeriodSheetTests {
  let vault: RitualVault

  init() throws {
    vault = try RitualVault(StatsPeriodVault.files)
  }

  @Test func countsStreaksWithAUnitDue() throws {
    let month = try StatsPeriodVault.sheet(vault, .month)
    let rows = month.streaks.map { row in
      let rate = row.value.period.rate
      return "\(row.item.title.prefix(10)) \(rate.done)/\(rate.due) \(row.value.period.longest) \(row.value.current)"
    }
    // Weeks begin on Sunday. Swim has no entry, and Juggle is set aside.
    #expect(rows == ["Run 0/2 0 0", "Floss 10/10 10 10", "Sing 1/1 1 1", "腹筋運動を毎朝欠かさ 12/19 12 0", "Space walk 0/2 0 0"])
    let last = try StatsPeriodVault.sheet(vault, .month, "last").streaks
    #expect(last.map(\.item.title) == ["Space walk"])
    #expect(last.map(\.value.period.rate) == [Rate(done: 1, of: 1)])
  }

  @Test func countsWhatElsePagesLog() throws {
    let month = try StatsPeriodVault.sheet(vault, .month)
    #expect(
      month.recurring.map { "\($0.item.title.prefix(5)) \($0.value.done)/\($0.value.due)" } == [
        "Water 1/7", "Air t 1/1", "Donau 2/3", "Filte 1/1",
      ]
    )
    #expect(month.bests.map(\.value.period.attempts) == [2, 1])
    #expect(month.bests.map { $0.value.standing?.description } == ["95", "31.25"])
    #expect(month.activities.map(\.days) == [2, 3])
  }

  @Test func numbersStandOnlyWhereTodayIs() throws {
    let numbers = try StatsPeriodVault.sheet(vault, .month).numbers
    #expect(
      numbers.map { StatsPeriodWords.number($0, in: .english) }.dropFirst() == [
        "7", "994 days", "35 days to go", "15 days ago", "1,200.5 €, up to 5,000", "0, reached", "12, down to 2", "3/8 杯",
      ]
    )
    #expect(try StatsPeriodVault.sheet(vault, .year, "this").numbers.count == numbers.count)
    #expect(try StatsPeriodVault.sheet(vault, .month, "last").numbers.isEmpty)
  }

  @Test func aYearHasARowForEachMonth() throws {
    let year = try StatsPeriodVault.sheet(vault, .year)
    #expect(year.months.count == 12)
    #expect(year.months.map(\.all.rate).reduce(.nothing, +) == year.all.rate)
    #expect(year.months.map(\.all.dueDays).reduce(0, +) == year.all.dueDays)
    #expect(year.months.map(\.activities) == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0])
    let recurring: [Rate] = year.recurring.map(\.value)
    #expect(year.months.map(\.recurring).reduce(Rate.nothing, +) == recurring.reduce(Rate.nothing, +))
    let streaks: [Rate] = year.streaks.map(\.value.period.rate)
    #expect(year.months.map(\.streaks).reduce(Rate.nothing, +) == streaks.reduce(Rate.nothing, +))
    let november = try StatsPeriodVault.sheet(vault, .month)
    #expect(november.months.isEmpty)
    #expect(november.all == year.months[10].all)
  }

  @Test func aDayIsDueWhereSomethingIsDueAndNotSkipped() throws {
    let text = RitualVault.ritual(
      "A",
      "",
      "## Arc 1: 2026-11-09 - 2026-11-15",
      "",
      "- B (every: weekday)",
      "  - 2026-11-09 - 2026-11-11",
      "  - 2026-11-12 skipped"
    )
    let sheet = try StatsPeriodVault.sheet(RitualVault(["a.md": text]), .month)
    #expect(sheet.rituals.map(\.totals.dueDays) == [4])
    #expect(sheet.all.dueDays == 4)
    #expect(sheet.best?.title == "A")
  }
}
