import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct ProjectListTests {
  private func list(_ vault: TaskVault, now: String = "10:15") -> ProjectList {
    let moment = Moment(TaskVault.today, TimeOfDay(now)!)
    return ProjectList(vault.survey(now: now), now: moment, today: TaskVault.today, clock: .twentyFourHours)
  }

  @Test func eachProjectIsCountedAndAllIsLast() throws {
    let list = list(try TaskVault())
    #expect(list.rows.map(\.title) == ["Thesis", "東京への引っ越し", "An empty one", "All"])
    #expect(list.rows.map(\.open) == [6, 2, 0, 8])
    #expect(list.rows.map(\.waiting) == [1, 0, 0, 1])
    #expect(list.rows.map(\.done) == [3, 3, 0, 6])
    #expect(list.rows.map(\.dueByToday) == [3, 0, 0, 3])
    #expect(list.rows.map { $0.nextDue?.description } == ["2026-11-20", "2027-01-08", nil, "2026-11-20"])
  }

  @Test(arguments: [
    ("10:15", ["Deep work", "長い散歩と電話と手紙 ☎️", nil, "Deep work"]),
    ("11:00", ["Time block", "長い散歩と電話と手紙 ☎️", nil, "Time block"]),
    ("17:00", ["長い散歩と電話と手紙 ☎️", "長い散歩と電話と手紙 ☎️", nil, "長い散歩と電話と手紙 ☎️"]),
  ])
  func theNextBlockIsThatOfAnyTask(now: String, expected: [String?]) throws {
    #expect(list(try TaskVault(), now: now).rows.map { $0.next?.name } == expected)
  }

  @Test func whatIsDoneHasNoNextBlock() throws {
    let vault = try TaskVault([
      "p.md": TaskVault.project("P", "", "- [x] A", "- [-] B"),
      "d.md": TaskVault.day("2026-11-20", "- 12:00 Desk", "  - [x] A (project: P)", "  - [-] B (project: P)"),
    ])
    #expect(list(vault).all.next == nil)
  }

  @Test func aRecurringTaskComesAgain() throws {
    let vault = try TaskVault(["p.md": TaskVault.project("P", "", "- [ ] A (every: daily, from: 2026-11-01)")])
    #expect(list(vault).all.dueByToday == 1)
    #expect(list(vault).all.nextDue?.description == "2026-11-20")
  }
}
