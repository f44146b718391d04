import Chronology
import Languages
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct TaskListTests {
  private func list(
    _ question: Question = Question(),
    done: Int? = 4,
    files: [String: String]? = nil
  ) throws -> TaskList {
    let survey = try files.map { try TaskVault($0).survey() } ?? TaskVault().survey()
    let now = Moment(TaskVault.today, .noon)
    return TaskList(survey, question, doneLimit: done, now: now, today: TaskVault.today, clock: .twentyFourHours)
  }

  private func due(_ day: String) throws -> Question {
    var question = Question()
    question.due = .by(try #require(CivilDate(day)))
    return question
  }

  private func of(_ project: String) -> Question {
    var question = Question()
    question.project = project
    return question
  }

  private func priority(_ priority: Priority) -> Question {
    var question = Question()
    question.priority = priority
    return question
  }

  @Test func projectsAreInTheOrderOfTheVault() throws {
    #expect(try list().groups.map(\.title) == ["Thesis", "東京への引っ越し", "An empty one"])
  }

  @Test func tasksAreByPriorityThenDueDateThenAsWritten() throws {
    #expect(
      try list().groups[0].items.map { $0.title.prefix(8) } == [
        "Letter t", "Count th", "Send the", "Type up ", "Footnote", "Call \u{1B}[3", "Draft ch",
      ]
    )
  }

  @Test(arguments: [
    (nil, ["Ask Ines", "部屋を探す 🏠🗾", "鍵", "契約", "Book a room", "Once upon a time"]),
    (4, ["Ask Ines", "部屋を探す 🏠🗾", "鍵", "契約"]),
    (0, []),
  ])
  func theMostRecentIsDoneFirst(limit: Int?, expected: [String]) throws {
    let list = try list(done: limit)
    #expect(list.done.map(\.title) == expected)
    #expect(list.doneCount == 6)
  }

  @Test(arguments: [
    (["A (done: 2026-11-20)", "B (done: 2026-11-20)", "C (done: 2026-11-20)"], ["C", "B"]),
    (["A (done: 2026-11-19)", "B (done: 2026-11-20)", "C (done: 2026-11-20)"], ["C", "B"]),
    (["A (done: 2026-11-20)", "B (done: 2026-11-20)", "C (done: 2026-11-19)"], ["A", "B"]), (["A", "B", "C"], ["C", "B"]),
  ])
  func ofOneDayTheLastInTheFileIsDoneLast(tasks: [String], expected: [String]) throws {
    let file = "---\nkind: project\n---\n\n# P\n\n## Done\n\n" + tasks.map { "- [x] \($0)\n" }.joined()
    #expect(try list(done: 2, files: ["p.md": file]).done.map(\.title) == expected)
  }

  @Test(arguments: [
    ("2026-11-16", []),
    ("2026-11-17", ["Letter to the editor"]),
    ("2026-11-18", ["Letter to the editor", "Count the words"]),
    ("2026-11-20", ["Letter to the editor", "Count the words", "Send the proofs"]),
  ])
  func whatIsDueByADayIsDueOnItOrBefore(day: String, expected: [String]) throws {
    let list = try list(due(day))
    #expect(list.groups.flatMap(\.items).map(\.title) == expected)
    #expect(list.groups.allSatisfy { !$0.items.isEmpty })
  }

  @Test func aFilterHoldsForStacksToo() throws {
    #expect(try list(due("2026-11-20")).stacks.flatMap(\.tasks).map(\.title) == ["Send the proofs"])
    #expect(try list(of("Thesis")).stacks.flatMap(\.tasks).map(\.title) == ["Send the proofs", "Ask Ines"])
    #expect(try list(priority(.high)).groups.flatMap(\.items).count == 1)
  }

  @Test func countsWhatIsOpen() throws {
    #expect(try TaskListWords(list(), .short, in: .english).summary == "10 open, 2 overdue, 1 due today")
    #expect(try TaskListWords(list(of("An empty one")), .short, in: .english).summary == "0 open")
  }

  @Test(arguments: [
    ([:], "There is no task yet."),
    (["a.md": TaskVault.project("A")], "No project has a task. A task is a line such as"),
    (["a.md": TaskVault.project("A", "", "- [x] B", "- [-] C")], "Nothing to do: every task is done or dropped."),
  ])
  func saysWhatIsEmpty(files: [String: String], expected: String) throws {
    #expect(try TaskListWords(list(files: files), .short, in: .english).emptyWords?.hasPrefix(expected) == true)
    let filtered = try list(priority(.low), files: ["a.md": TaskVault.project("A", "", "- [ ] B")])
    #expect(TaskListWords(filtered, .short, in: .english).emptyWords == "No task matches.")
    #expect(try TaskListWords(list(), .short, in: .english).emptyWords == nil)
  }
}
