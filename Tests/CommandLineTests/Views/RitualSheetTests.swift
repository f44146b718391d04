import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct RitualSheetTests {
  private func sheet(_ title: String) throws -> RitualSheet {
    let survey = try RitualVault().survey
    let index = try #require(survey.rituals.firstIndex { $0.title.hasPrefix(title) })
    return RitualSheet(survey, index)
  }

  @Test func theArcThatRunsIsShown() throws {
    let sheet = try sheet("Morning water")
    let arc = try #require(sheet.shown)
    #expect(arc.number == 2)
    #expect(arc.progress.day == 13)
    #expect(arc.progress.remaining == 15)
    #expect(arc.habits.map(\.title).prefix(2) == ["Drink a glass", "Weigh in"])
    #expect(arc.habits.map(\.rule) == [nil, "sun", nil])
    #expect(arc.habits.map(\.today) == [.done, .notDue, .open])
    #expect(arc.habits.map(\.progress.completed) == [12, 1, 8])
    #expect(arc.habits.map(\.progress.goal) == [28, 4, 20])
    #expect(arc.habits.map(\.streak.current) == [5, 0, 3])
    #expect(sheet.others.map(\.number) == [1])
    #expect(sheet.others.map(\.progress.status) == [.endedEarly])
    #expect(sheet.renewal == nil)
  }

  @Test(arguments: [
    ("Morning pages", RitualList.Group.active), ("Screens off", .upcoming), ("Midday stretch", .toRenew),
    ("Weekly reset", .over), ("No arc yet", .withoutArc),
  ])
  func eachIsInOneGroup(title: String, group: RitualList.Group) throws {
    #expect(try sheet(title).group == group)
  }

  @Test func aRenewalBeginsToday() throws {
    let arc = try #require(try sheet("Midday stretch").renewal)
    #expect(arc.text == "Arc 2: 2026-11-20 - 2026-12-17")
  }

  @Test func theLastDayIsSaid() throws {
    #expect(try sheet("Morning pages").shown?.progress.isLastDay == true)
    #expect(try RitualVault().run("rituals").output.contains("day 30 of 30 · last day"))
  }
}
