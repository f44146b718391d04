import TestSupport
import Testing

@testable import CommandLine

/// What the commands about tasks, stacks, blocks and plans make of their arguments; what they change is tested in `Editing`.
@Suite struct PlanningCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# My vault\n")
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n- [ ] Read\n")
    try folder.write("projects/house.md", "---\nkind: project\n---\n\n# House\n")
    try folder.write(
      "days/2026-11-19.md",
      "---\nkind: day\n---\n\n# 2026-11-19\n\n- 09:00 - 10:00 Desk\n  - [ ] Draft (project: Thesis)\n"
    )
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- 09:00 - 10:00 Desk\n")
  }

  private func run(_ arguments: [String]) -> CommandRun {
    folder.run(arguments + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
  }

  @Test(arguments: [
    (
      ["Call", "--due", "fri", "--priority", "high", "--notify", "9am"],
      "- [ ] Call (due: 2026-11-27, priority: high, notify: 09:00)"
    ),
    (["Call", "--due", "tomorrow", "--notify", "yes"], "- [ ] Call (due: 2026-11-21, notify: yes)"),
    (["Back up", "--every", "fri"], "- [ ] Back up (every: fri, from: 2026-11-20)"),
    (["Back up (every: wed, at: 9am)"], "- [ ] Back up (every: wed, at: 09:00, from: 2026-11-20)"),
    (["Back up [every:: 2 weeks]"], "- [ ] Back up (every: 2 weeks, from: 2026-11-20)"),
    (["Back up (every: wed, from: 2026-12-01)"], "- [ ] Back up (every: wed, from: 2026-12-01)"),
    (["Prune (every: daily, in: jun)"], "- [ ] Prune (every: daily, in: jun, from: 2026-11-20)"),
    (["Back up", "--every", "2 weeks on mon"], "- [ ] Back up (every: 2 weeks on mon, from: 2026-11-20)"),
    (["[ ] ☎️ Call (priority: low)", "--due", "2026-12-01"], "- [ ] ☎️ Call (due: 2026-12-01, priority: low)"),
    (["1986. A year"], "- [ ] 1986. A year"),
  ])
  func aTaskIsWritten(words: [String], line: String) throws {
    let added = run(["task", "add", "--project", "thes"] + words)
    #expect(added.error.isEmpty && added.status == .success)
    #expect(try folder.text("projects/thesis.md").hasSuffix("- [ ] Read\n\(line)\n"))
    #expect(folder.run("lint --strict @ --today 2026-11-20").output.isEmpty)
  }

  @Test(arguments: [
    ["task", "add", "Back up", "-p", "Thesis", "--every", "wed"],
    ["task", "add", "Back up", "-p", "Thesis", "--every", "monthly"],
    ["task", "add", "Back up (every: daily, in: jun)", "-p", "Thesis"],
    ["set", "Read", "every", "wed"],
  ])
  func whatIsAddedAsksForNothingOfThePast(command: [String]) throws {
    #expect(run(command).status == .success)
    for view in [["today"], ["tasks"]] {
      let shown = run(view)
      #expect(
        shown.status == .success && !shown.output.contains("open since") && !shown.output.contains("ago"),
        "\(shown.output)"
      )
    }
  }

  /// A routine with a task of a project in a block of Mondays.
  private func writeRoutine() throws {
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      ---

      # My vault

      ## Routine

      - 08:00 - 09:00 Walk
      - 12:00 - 13:00 Study (every: mon)
        - [ ] Read (project: Thesis)

      """
    )
  }

  @Test func aTaskOfTheRoutineHasItsNextBlockUntilItIsDone() throws {
    try writeRoutine()
    let tasks = run(["tasks", "--plain"]).output
    #expect(tasks.contains("Read; next: Monday 23 November 12:00 Study"), "\(tasks)")
    let twice = run(["schedule", "Read", "--day", "mon", "--block", "Study"])
    #expect(twice.error.contains("“Read” is in “Study” of the routine already, at @/tidemark.md:11"), "\(twice.error)")
    #expect((try? folder.text("days/2026-11-23.md")) == nil)
    #expect(run(["day", "mon", "--plain"]).output.contains("Read"))
    #expect(run(["done", "Read"]).status == .success)
    #expect(!run(["day", "mon", "--plain"]).output.contains("Read"))
    #expect(run(["new", "day", "mon"]).status == .success)
    #expect(try folder.text("days/2026-11-23.md").hasSuffix("- 12:00 - 13:00 Study\n"))
  }

  @Test(arguments: [
    ["block", "remove", "Walk", "--day", "mon"], ["block", "move", "Walk", "--day", "mon", "--to-day", "tue"],
  ])
  func aDayLeavesOutABlockOfTheRoutine(command: [String]) throws {
    try writeRoutine()
    #expect(run(["day", "mon", "--plain"]).output.contains("Walk"))
    let left = run(command)
    #expect(left.output.contains("left out of the routine on 2026-11-23: “Walk”"), "\(left.error)")
    #expect(try folder.text("days/2026-11-23.md").contains("- [-] Walk\n"))
    #expect(!run(["day", "mon", "--plain"]).output.contains("08:00"), "\(run(["day", "mon", "--plain"]).output)")
    #expect(run(["day", "wed", "--plain"]).output.contains("08:00"))
    #expect(folder.run("lint --strict @/days @/tidemark.md --today 2026-11-20").output.isEmpty)
  }

  @Test(arguments: [
    (["task", "add", "Call"], "no project is named"),
    (["task", "add", "Call", "-p", "Theses"], "no project is called “Theses”"),
    (["task", "add", " ", "-p", "Thesis"], "the task has no words"),
    (["task", "add", "Draft", "-p", "Thesis"], "“Draft” is an open task of “Thesis” already, at @/projects/thesis.md:7"),
    (["task", "add", "Call (priority: soonish)", "-p", "Thesis"], "“soonish”"),
    (["task", "add", "Call", "-p", "Thesis", "--notify", "9:00"], "notify"),
    (["task", "add", "Call", "-p", "Thesis", "--every", "sometimes"], "“sometimes”"),
    (["task", "move", "Draft"], "no project is named"),
    (["block", "add", "Run", "--at", "9:30"], "09:30 - 10:30 on 2026-11-20 is not free: “Desk” is 09:00 - 10:00"),
    (["block", "add", "Run", "--at", "9:30", "--nearest", "--overlap"], "take one of the two"),
    (["schedule", "Draft", "--at", "9:30"], "09:30 - 10:30 on 2026-11-20 is not free"),
    (["block", "move", "Desk", "--at", "23:30"], "would pass midnight"),
    (["block", "add", " ", "--at", "9:00"], "the block has no words"),
    (["block", "add", "Run (color: rainbow)", "--at", "9:00"], "“rainbow”"),
    (
      ["block", "add", "Run", "--at", "9:00", "--for", "3 days"],
      "--for: “3 days” is counted in days; write hours and minutes, like 90m or 1h30"
    ),
    (["block", "move", "Desk"], "neither a day nor a time is named"),
    (["block", "extend", "Desk", "soon"], "“soon” is not a length like 90m, 1h or 1h30m"),
    (["schedule"], "nothing is named"),
    (["schedule", "Draft", "--stack", "Calls"], "one thing is planned at a time"),
    (["schedule", "Draft", "--at", "9:00", "--block", "Desk"], "a time makes a new block"),
    (["schedule", "Draft", "--for", "1h"], "--for is the length of a new block"),
    (["carry-over", "--from", "2026-11-18"], "2026-11-18 has no file"),
  ])
  func whatCannotBeIsRefused(arguments: [String], message: String) throws {
    let refused = run(arguments)
    #expect(refused.status == .couldNotRun && refused.output.isEmpty)
    #expect(refused.error.contains(message), "\(refused.error)")
  }

  @Test(arguments: [
    (["🏃 Run (color: blue)", "--at", "12:00"], "- 12:00 - 13:00 🏃 Run (color: blue)"),
    (["[ ] Gym", "--at", "6pm", "--for", "1h30m"], "- [ ] 18:00 - 19:30 Gym"),
  ])
  func aBlockIsWritten(words: [String], line: String) throws {
    let added = run(["block", "add"] + words)
    #expect(added.status == .success && added.error.isEmpty)
    #expect(try folder.text("days/2026-11-20.md").hasSuffix("- 09:00 - 10:00 Desk\n\(line)\n"))
  }

  @Test func aBlockMovesToADayThatIsOver() throws {
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- 07:00 Swim\n")
    #expect(
      run(["block", "move", "Desk", "--to-day", "2026-11-18"]).output
        == "moved: “Desk” from 2026-11-20 to 2026-11-18, 09:00 - 10:00, @/days/2026-11-18.md:8\n"
    )
    #expect(try folder.text("days/2026-11-18.md").hasSuffix("- 07:00 Swim\n- 09:00 - 10:00 Desk\n"))
  }

  @Test func aDayIsPlanned() throws {
    #expect(
      run(["schedule", "Draft", "--at", "9:30", "--for", "90m", "--nearest"]).output.contains(
        "10:00 - 11:30 on 2026-11-20, the free slot nearest to 09:30"
      )
    )
    #expect(
      run(["stack", "add", "Calls", "Mum", "Read"]).output.contains("added: “Read” of “Thesis” to “Calls”, @/stacks.md:10")
    )
    #expect(run(["schedule", "--stack", "calls", "--block", "Desk"]).status == .success)
    #expect(
      run(["block", "move", "Desk", "--at", "12:00"]).output == "moved: “Desk” to 12:00 - 13:00, @/days/2026-11-20.md:9\n"
    )
    #expect(run(["block", "extend", "12:00", "15m"]).status == .success)
    #expect(run(["block", "split", "Desk", "--at", "12:30"]).status == .success)
    #expect(run(["unschedule", "Read"]).status == .success)
    #expect(run(["task", "move", "Draft", "--to", "house"]).status == .success)
    #expect(run(["carry-over"]).output.hasPrefix("nothing of the days before 2026-11-20 is left\n2 tasks are open today;"))
    #expect(
      try folder.text("days/2026-11-20.md").hasSuffix(
        """

        - 10:00 - 11:30 Draft
          - [ ] Draft (project: House)
        - 12:00 - 12:30 Desk
          - [ ] Mum
        - 12:30 - 13:15 Desk

        """
      )
    )
    #expect(folder.run("lint --strict @ --today 2026-11-20").output.isEmpty)
  }

  @Test func anOptionTakesTheWordsBehindIt() throws {
    let planned = run(["schedule", "Draft", "--on", "next", "fri", "--at", "5", "pm", "--for", "1", "hour"])
    #expect(planned.status == .success, "\(planned.error)")
    #expect(try folder.text("days/2026-11-27.md").contains("- 17:00 - 18:00 Draft\n"))
    #expect(run(["tasks", "--due", "this", "week", "--project", "Thesis"]).status == .success)
    // Words of its own are those of the option alone.
    #expect(run(["task", "add", "--project", "Thesis", "Call", "--due", "sat"]).status == .success)
    #expect(try folder.text("projects/thesis.md").hasSuffix("- [ ] Call (due: 2026-11-21)\n"))
  }

  @Test func aTaskIsMovedOrPlannedOnceMore() {
    #expect(run(["schedule", "Draft", "--block", "Desk"]).status == .success)
    #expect(run(["schedule", "Draft", "sat"]).output.hasPrefix("moved: “Draft” from “Desk” on 2026-11-20 to 2026-11-21, "))
    #expect(run(["schedule", "Draft", "mon", "--again"]).output.hasPrefix("planned: “Draft” of “Thesis” on 2026-11-23, "))
    let several = run(["schedule", "Draft", "tue"])
    #expect(several.status == .couldNotRun && several.error.contains("“Draft” is planned 2 times already"))
    #expect(
      run(["schedule", "Draft", "mon", "9:00"]).output.contains("moved: “Draft” from the tasks of the day to “Draft” on")
    )
    let absent = run(["schedule", "Read", "--block", "Gym"])
    #expect(absent.error.contains("help: the blocks of 2026-11-20 are “Desk”"), "\(absent.error)")
    #expect(run(["move", "Draft", "fri"]).error.contains("type: tidemark schedule Draft fri"))
  }

  @Test func carryOverTakesNamesAndADay() {
    #expect(run(["carry-over", "draft", "mon"]).output.hasPrefix("carried over: “Draft” of “Thesis” on 2026-11-23, "))
    let none = run(["carry-over", "Read"])
    #expect(none.status == .couldNotRun && none.error.contains("type: tidemark schedule Read"), "\(none.error)")
    #expect(run(["carry-over", "yesterday"]).error.contains("type: tidemark carry-over --from yesterday"))
    #expect(run(["carry-over", "tomorrow"]).error.contains("type: tidemark carry-over --to tomorrow"))
  }

  /// What looks meant in the words of a task was there before: it keeps neither the task nor the others behind.
  @Test(
    arguments: [
      "Call Mum 17:30", "9-10 meeting", "25:00 Bins", "17:30 -18 Mum", "Call Mum by 17:30", "Dinner 8pm", "Read (every: day)",
      "Call Ana (due: 2026-12-01", "Read (dueue: 2026-12-01)",
    ]
  )
  func wordsThatLookMeantAreCarriedOver(words: String) throws {
    try folder.write("days/2026-11-19.md", "---\nkind: day\n---\n\n# 2026-11-19\n\n- [ ] \(words)\n- [ ] Other\n")
    let carried = run(["carry-over"])
    #expect(carried.status == .success, "\(carried.error)")
    #expect(try folder.text("days/2026-11-20.md").hasSuffix("- [ ] \(words)\n- [ ] Other\n"))
    let planned = run(["schedule", "days/2026-11-19.md:7", "tomorrow"])
    #expect(planned.status == .success, "\(planned.error)")
    #expect(try folder.text("days/2026-11-21.md").hasSuffix("- [ ] \(words)\n"))
  }

  @Test func aNewFileGoesIntoTheVaultThatIsNamed() throws {
    for kind in [["project", "Boat"], ["ritual", "Tea"], ["activities"], ["life", "--born", "1990-06-14"]] {
      let made = run(["new"] + kind)
      #expect(made.status == .success, "\(made.error)")
    }
    #expect(try folder.text("projects/boat.md").contains("# Boat"))
    #expect(try folder.text("life.md").contains("1990-06-14"))
    let lost = folder.run(["new", "project", "X", "--vault", "/", "--today", "2026-11-20"])
    #expect(lost.status == .couldNotRun && lost.error.contains("no vault here"))
  }

  @Test func aHabitIsAddedAsOneTypesIt() throws {
    _ = run(["new", "ritual", "Tea", "--habit", "Rinse"])
    #expect(run(["habit", "add", "Sit", "down"]).status == .couldNotRun)
    #expect(run(["habit", "add", "Sit down"]).status == .success)
    #expect(run(["habit", "add", "Pour", "it", "--ritual", "tea"]).status == .success)
    #expect(run(["habit", "add", "Tea", "Drink", "it"]).status == .success)
    let text = try folder.text("rituals/tea.md")
    for habit in ["- Sit down", "- Pour it", "- Drink it"] { #expect(text.contains(habit)) }
    #expect(run(["reorder", "Drink it", "--before", "Rinse"]).output.hasPrefix("moved: “Drink it” is 1 of 4 now"))
  }
}
