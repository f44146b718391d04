import Chronology
import Planner
import Testing
import Vault

@testable import CommandLine
@testable import Views

@Suite struct TaskSurveyTests {
  /// The names of the next blocks of a task `A` of the project `P` at a time of 20 November 2026.
  private func next(_ days: [String: String], at now: String, task: String = "- [ ] A") throws -> String? {
    var files = days
    files["p.md"] = TaskVault.project("P", "", task)
    return try TaskVault(files).survey(now: now).projects[0].tasks[0].next?.name
  }

  @Test(arguments: [
    ("08:00", "One"), ("09:00", "One"), ("09:59", "One"), ("10:00", "Two"), ("14:59", "Two"), ("15:00", "Tomorrow"),
  ])
  func theNextBlockIsTheFirstThatHasNotEnded(now: String, expected: String) throws {
    let days = [
      "a.md": TaskVault.day("2026-11-21", "- 09:00 Tomorrow", "  - [ ] A (project: P)"),
      "b.md": TaskVault.day(
        "2026-11-20",
        "- 14:00 - 15:00 Two",
        "  - [ ] A (project: p)",
        "- 09:00 - 10:00 One",
        "  - Words",
        "    - [ ] A (project: P)"
      ),
      "c.md": TaskVault.day("2026-11-19", "- 09:00 Yesterday", "  - [ ] A (project: P)"),
    ]
    #expect(try next(days, at: now) == expected)
  }

  @Test(arguments: [
    ("- [ ] 10:00 A (project: P)", "- [ ] A", "A"),
    ("- 10:00\n  - [ ] A (project: P)", "- [ ] A", "Time block"),
    ("- 10:00 *Desk*\n  - [ ] **A** (project: P)", "- [ ] **A**", "Desk"),
    ("- 10:00 Desk\n  - [ ] A (project: Q)", "- [ ] A", nil),
    ("- 10:00 Desk\n  - [ ] A", "- [ ] A", nil),
    ("- 10:00 Desk\n  - [ ] a (project: P)", "- [ ] A", nil),
    ("- 10:00 Desk\n  - [ ] A (project: P) ^two", "- [ ] A", nil),
    ("- 10:00 Desk\n  - [ ] A (project: P) ^two", "- [ ] A ^two", "Desk"),
    ("- [ ] A (project: P)", "- [ ] A", nil),
    ("- 08:00 Desk\n  - [ ] A (project: P)", "- [ ] A", nil),
    ("- 08:00 Desk\n  - [ ] A (project: P)\n- 08:30", "- [ ] A", nil),
  ])
  func aTaskIsItsProjectAndItsName(day: String, task: String, expected: String?) throws {
    #expect(try next(["d.md": TaskVault.day("2026-11-20", day)], at: "09:30", task: task) == expected)
  }

  @Test(arguments: [
    ("- [ ] A", ListedItem.State.open),
    ("- [x] A", .done),
    ("- [-] A", .dropped),
    ("- [?] A", .open),
    ("- [ ] A (every: fri, from: 2026-11-06)", .open),
    ("- [x] A (every: fri, from: 2026-11-06)", .open),
    ("- [ ] A (every: fri, from: 2026-11-06)\n  - 2026-11-20", .waiting),
    ("- [ ] A (every: fri, from: 2026-11-06)\n  - 2026-11-20 skipped", .waiting),
    ("- [ ] A (every: fri, from: 2026-11-27)", .waiting),
    ("- [ ] A (every: 3x a week)\n  - 2026-11-16", .open),
    ("- [ ] A (every: 3x a week)\n  - 2026-11-20", .waiting),
    ("- [ ] A (every: 3x a week)\n  - 2026-11-16 - 2026-11-18", .waiting),
    ("- [ ] A (every: fri, from: 2026-11-06, until: 2026-11-20)\n  - 2026-11-20", .done),
    ("- [ ] A (every: fri, from: 2026-11-06, until: 2026-11-20)\n  - 2026-11-20 skipped", .dropped),
  ])
  func aTaskHasAState(lines: String, expected: ListedItem.State) throws {
    #expect(try TaskVault(["p.md": TaskVault.project("P", "", lines)]).survey().projects[0].tasks[0].state == expected)
  }

  @Test func stepsAreTheBoxesBelowATask() throws {
    let lines = "- [ ] A\n  - [x] One\n    - [ ] Two\n  - [-] Three\n  - Note\n    - [x] Four"
    let task = try TaskVault(["p.md": TaskVault.project("P", "", lines)]).survey().projects[0].tasks[0]
    #expect(task.steps == ListedItem.Steps(done: 2, all: 3))
    #expect(try TaskVault(["p.md": TaskVault.project("P", "", "- [ ] A")]).survey().projects[0].tasks[0].steps == nil)
  }

  @Test func aTaskOfAStackIsWhatItsProjectSays() throws {
    let stacks = try TaskVault().survey().stacks
    #expect(stacks.map(\.title) == ["Stacks", "Morning reset", "朝の片付け"])
    #expect(stacks[1].tasks.map(\.state) == [.open, .open, .done])
    #expect(stacks[1].tasks.map(\.project) == [nil, "Thesis", "Thesis"])
    #expect(stacks[1].tasks.map(\.place.line) == [11, 12, 13])
    #expect(stacks[1].tasks[1].due == TaskVault.today)
    #expect(stacks[1].tasks[1].next?.name == "Time block")
    #expect(stacks[2].tasks[1].project == "Nowhere")
    #expect(stacks[2].tasks[1].next == nil)
  }

  @Test func everythingHasAPlace() throws {
    let vault = try TaskVault()
    let project = try #require(vault.survey().projects.first)
    #expect(project.place.path.hasSuffix("projects/thesis.md"))
    #expect(project.place.line == 7)
    #expect(project.tasks.map(\.place.line) == [9, 12, 13, 14, 15, 16, 18, 20, 21, 22, 23])
    let block = try #require(project.tasks[3].next)
    #expect(block.place.path.hasSuffix("days/2026-11-20.md"))
    #expect(block.place.line == 9)
    #expect(block.end.description == "15:00")
  }

  /// What `today` need not tell is not listed for it, and of the rest nothing is missing or other than it was.
  @Test func whatTodayTellsIsListedForIt() throws {
    let dues = ["", "due: 2026-11-10", "due: 2026-11-20", "due: 2026-11-27", "due: 2026-11-28"]
    let ends = ["", "done: 2026-11-20", "done: 2026-11-19"]
    let rules = ["", "every: daily", "every: fri, from: 2026-11-06", "every: 3 days after done"]
    var lines: [String] = []
    for box in ["[ ]", "[x]", "[-]", "[?]"] {
      for due in dues {
        for end in ends {
          for rule in rules {
            let fields = [due, end, rule].filter { !$0.isEmpty }.joined(separator: ", ")
            lines.append("- \(box) Task \(lines.count)" + (fields.isEmpty ? "" : " (\(fields))"))
            if !rule.isEmpty { lines.append("  - 2026-11-\(lines.count.isMultiple(of: 2) ? "20" : "13")") }
            if lines.count.isMultiple(of: 7) { lines.append("  - [ ] Step (due: 2026-11-20)") }
          }
        }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let vault = try TaskVault(["p.md": TaskVault.project("P", "", text), "q.md": "---\nkind: page\n---\n\n# Q\n\n\(text)"])
    let today = TaskVault.today
    let now = Moment(today, .noon)
    let plans = VaultPlans(at: vault.folder.path, days: nil, kinds: [.project, .page], limit: 1 << 20, jobs: 1)
    let all = TaskSurvey(plans, now: now, today: today, jobs: 1)
    let some = TaskSurvey(plans, now: now, today: today, where: { TodaySheet.mayBeTold($0, today: today) }, jobs: 2)
    func told(_ survey: TaskSurvey) -> [ListedItem] {
      let tasks = survey.projects.flatMap(\.tasks) + survey.pages.flatMap(\.tasks)
      return tasks.filter { TodaySheet.isDueOrSoon($0, today: today) || $0.state == .done && $0.done == today }
    }
    #expect(told(all).count > 100)
    #expect(told(some) == told(all))
    #expect(some.projects.flatMap(\.tasks).count < all.projects.flatMap(\.tasks).count)
  }
}
