import Testing

@testable import CommandLine

/// What `tidemark stats month --by` adds up.
@Suite struct StatsPeriodSumTests {
  /// The ritual has two habits since 16 November, and today is open; each of the three recurring tasks was due three times, and one
  /// entry settles one of them.
  @Test(arguments: [
    (
      "tag",
      ["#home: tasks 1; habits 1 of 8; recurring 1 of 3", "#kale: tasks 1", "no tag: tasks 6; recurring 2 of 6; activities 1"]
    ),
    ("category", ["Health: habits 1 of 8; activities 1", "no category: tasks 7; recurring 3 of 9"]),
    (
      "project",
      [
        "Thesis: tasks 1; recurring 2 of 6", "東京への引っ越し: tasks 3",
        "no project: tasks 3; habits 1 of 8; recurring 1 of 3; activities 1",
      ]
    ),
  ])
  func eachNameHasItsSums(key: String, expected: [String]) throws {
    let lines = try QuestionVault.vault().run("stats month --plain --by \(key)").lines
    #expect(Array(lines.dropFirst(2).dropLast()) == expected)
  }

  @Test(arguments: [
    ("--tag home", ["Rituals", "Recurring tasks", "As of today"]), ("--category health", ["Rituals", "Activities"]),
    ("--page the", ["Recurring tasks", "As of today"]), ("--ritual morn", ["Rituals"]),
    ("--kind activity", ["Activities"]),
    ("--kind recurring --tag home", ["Recurring tasks"]),
  ])
  func onlyWhatIsAskedForIsCounted(options: String, expected: [String]) throws {
    let lines = try QuestionVault.vault().run("stats month --plain \(options)").lines
    #expect(
      lines.filter { ["Rituals", "Streaks", "Recurring tasks", "Activities", "As of today"].contains($0) } == expected
    )
  }

  /// What was done of tasks is told, of whatever is asked for.
  @Test(arguments: [
    (
      "month",
      [
        "All tasks: 7 done", "Thesis: 1 done", "東京への引っ越し: 3 done", "The garden — 庭: 1 done", "Days: 2 done",
      ]
    ),
    ("month --project thesis", ["All tasks: 1 done", "Thesis: 1 done"]),
    ("month --tag kale", ["All tasks: 1 done", "The garden — 庭: 1 done"]), ("month --kind streak", []),
    ("2026-11-17", ["All tasks: 2 done", "The garden — 庭: 1 done", "Days: 1 done"]),
    ("tue..thu --page garden", ["All tasks: 1 done", "The garden — 庭: 1 done"]), ("2026-06", []),
  ])
  func doneTasksAreTold(words: String, expected: [String]) throws {
    let lines = try QuestionVault.vault().run("stats \(words) --plain").lines
    let tasks = lines.drop { $0 != "Tasks" }.dropFirst().prefix { $0.hasSuffix(" done") }
    #expect(Array(tasks) == expected, "\(lines)")
  }

  /// A birthday is open on its day alone, so none is missed of it; what has a box is.
  @Test(arguments: [("- ", 0), ("- [ ] ", 1)])
  func anOccasionIsNotMissed(_ start: String, _ count: Int) throws {
    let page = "---\nkind: page\n---\n\n# Dates\n\n\(start)Mimi (every: year on mar 5, from: 2020-01-01)\n"
    let vault = try TaskVault(["pages/dates.md": page])
    #expect(vault.run("stats year --plain").lines.count { $0 == "Recurring tasks" } == count)
  }

  /// A task of a project that recurs is told with those of pages.
  @Test func whatRecursInAProjectIsTold() throws {
    let vault = try QuestionVault.vault()
    let lines = try #require(vault.run("stats month --plain --project thesis").lines.firstIndex(of: "Recurring tasks"))
    #expect(lines > 0)
    #expect(vault.run("stats month --project thesis --json").output.contains("\"project\": \"Thesis\""))
  }

  @Test(arguments: [
    ("--tag kle", "nothing has the tag “kle”; did you mean “kale”?"),
    ("--by tags", "“tags” is not a value of “--by”; did you mean “tag”?"),
    ("--kind task", "“task” is not a value of “--kind”"), ("--page x", "no page is called “x”"),
  ])
  func whatIsNotKnownIsRefused(options: String, message: String) throws {
    let run = try QuestionVault.vault().run("stats year \(options)")
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
