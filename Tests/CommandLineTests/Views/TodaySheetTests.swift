import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct TodaySheetTests {
  @Test func noRitualForATimeIsNotNoRitual() throws {
    let output = try RitualVault().run("today --time afternoon").output
    #expect(output.contains("No ritual for the afternoon runs today; 3 rituals of other times run."))
    #expect(!output.contains("There is no ritual yet."))
  }

  @Test func whatIsComeAndGoneIsToldApart() throws {
    let vault = try RitualVault(["a.md": RitualVault.ritual("A", "", "## Arc 1: 2026-12-01 - 2026-12-28", "", "- Habit")])
    #expect(vault.run("today").output.contains("No ritual runs today."))
  }

  @Test func aPartOfTheDayHasItsRitualsAlone() throws {
    let output = try RitualVault().run("today --time morning --plain").output
    #expect(output.contains("Morning, Morning water: 1 of 2"))
    for words in ["Evening", "Recurring", "Task ", "Midday stretch"] { #expect(!output.contains(words)) }
  }

  @Test func trackersAreDueUntilTheyAreDone() throws {
    let lines = try RitualVault().run("today --plain").lines
    #expect(lines.filter { $0.hasPrefix("Recurring ") }.map { $0.prefix { $0 != ":" } } == ["Recurring Water the plants"])
    #expect(lines.filter { $0.hasPrefix("Streak ") }.map { $0.prefix { $0 != ":" } } == ["Streak Run", "Streak Floss"])
  }

  @Test func soManyTimesAWeekIsOpenUntilItIsDoneSoOften() throws {
    let page = """
      ---
      kind: page
      ---

      # Sport

      - [ ] Run (every: 3x a week)
        - 2026-11-16
      - [ ] Swim (every: twice a week)
        - 2026-11-16
        - 2026-11-17 skipped
      - [ ] Row (every: 3/week)
        - 2026-11-20
      - Climb (streak: 3 times a week)
        - 2026-11-16
      """
    let vault = try RitualVault(["p.md": page])
    let trackers = vault.run("today --plain").lines.filter { $0.hasPrefix("Recurring ") || $0.hasPrefix("Streak ") }
    #expect(
      trackers == [
        "Recurring Run: every: 3 times a week; 1 of 3; open today; Sport",
        "Streak Climb: every: 3 times a week; 1 of 3; streak 0; Sport",
      ]
    )
    let json = vault.run("today --json").output
    #expect(
      json.contains("\"openSince\": \"2026-11-20\",\n      \"nextDay\": \"2026-11-21\",\n      \"done\": 1,\n      \"goal\": 3")
    )
  }

  @Test(arguments: [
    ("2026-11-18", "open"), ("2026-11-16 - 2026-11-18", nil), ("2026-11-20", "done"), ("2026-11-20 skipped", "skipped"),
  ])
  func aHabitOfSoManyTimesIsOpenWhileItsPeriodWantsIt(entry: String, state: String?) throws {
    let arc = "## Arc 1: 2026-11-16 - 2026-12-13"
    let vault = try RitualVault(["a.md": RitualVault.ritual("A", "", arc, "", "- Run (every: 3x a week)", "  - \(entry)")])
    let lines = vault.run("today --plain").lines.filter { $0.hasPrefix("Habit ") }
    #expect(lines == (state.map { ["Habit Run: \($0)"] } ?? []))
  }

  @Test func tasksStandByTheirDay() throws {
    let lines = try RitualVault().run("today --plain").lines
    let tasks = lines.filter { $0.hasPrefix("Task ") }.map { $0.prefix { $0 != ":" } }
    #expect(tasks == ["Task Letter", "Task Book the dentist", "Task Draft chapter 3"])
  }

  @Test func whatIsCompleteAsksToBeRenewed() throws {
    let output = try RitualVault().run("today").output
    #expect(output.contains("to begin arc 2, 2026-11-20 - 2026-12-17:\n    tidemark renew \"Midday stretch\"\n"))
    #expect(!output.contains("Weekly reset"))
  }

  @Test(arguments: [("10:59", "morning"), ("11:00", ""), ("20:59", "evening"), ("21:00", "")])
  func thePartOfTheDayThatItIsIsMarked(now: String, marked: String) throws {
    let lines = try RitualVault().run("today", now: now).lines.filter { $0.contains(" · now · ") }
    #expect(lines.count == (marked.isEmpty ? 0 : 1) && lines.allSatisfy { $0.contains("\(marked) · now · ") })
  }

  @Test func whatIsOpenComesFirst() throws {
    let day = """
      ---
      kind: day
      ---

      # 2026-11-20

      - [ ] Milk (due: 2026-11-20)
      - [x] Bread
      - 08:00 - 09:00 Swim
        - [ ] Towel
      - 09:30 - 10:00 Tea
      - 10:00 - 11:00 Write
        - [x] Title
        - [ ] Words
      - 12:00 - 12:30 [ ] Bank
      """
    let vault = try RitualVault(["2026-11-20.md": day])
    #expect(
      vault.run("today").lines.prefix(17) == [
        "Today, Friday 2026-11-20, 10:15", "1 due today", "", "Tasks", "    [ ] Milk · due today, Fri 20 Nov", "",
        "Planned", "  08:00 - 09:00 Swim · over", "        [ ] Towel",
        "  10:00 - 11:00 Write · now", "        [ ] Words", "        [x] Title", "  12:00 - 12:30 [ ] Bank",
        "  1 block is over", "", "Done", "    Bread",
      ]
    )
    let json = vault.run("today --json").output
    for words in ["\"line\": 7", "\"phase\": \"running\"", "\"title\": \"Towel\""] { #expect(json.contains(words)) }
  }

  /// Of many overdue tasks a few are told, so that what is due and planned today has room; the others are counted.
  @Test func ofManyOverdueTasksTheUrgentAreTold() throws {
    let tasks = (1...9).map { "- [ ] Late \($0) (due: 2026-11-0\($0)\($0 > 7 ? ", priority: high" : ""))" }
    func vault(_ tasks: [String]) throws -> RitualVault {
      let project = ["---", "kind: project", "---", "", "# House", ""] + tasks + ["- [ ] Now (due: 2026-11-20)", ""]
      return try RitualVault([
        "house.md": project.joined(separator: "\n"), "days/2026-11-20.md": TodayVault.day("2026-11-20", "- 18:00 - 19:00 Home"),
      ])
    }
    let lines = try vault(tasks).run("today").lines
    #expect(lines.dropFirst().first == "9 tasks overdue · 1 due today")
    #expect(lines.filter { $0.contains("[ ] Late") }.map { $0.split(separator: " ")[3] } == ["1", "2", "3", "4", "8", "9"])
    let more = try #require(lines.firstIndex(of: "    3 more are overdue: “tidemark tasks --due overdue”"))
    #expect(lines[..<more].contains { $0.hasPrefix("    [ ] Now · ") })
    #expect(lines[more...].contains("  18:00 - 19:00 Home"))
    // No line is spent on saying that there is one more.
    #expect(try vault(Array(tasks.prefix(7))).run("today").lines.filter { $0.contains("[ ] Late") }.count == 7)
    #expect(try vault(tasks).run("today --plain").lines.filter { $0.hasPrefix("Task Late") }.count == 9)
  }

  /// The three views of what there is to do count alike: a recurring task that is open since an earlier day is overdue in each.
  @Test func whatIsOverdueIsCountedAlike() throws {
    let vault = try RitualVault([
      "sport.md": Self.recurring, "house.md": TodayVault.project,
      "stacks.md": "---\nkind: stacks\n---\n\n# Stacks\n\n## Calls\n\n- [ ] Bank\n",
    ])
    let today = vault.run("today", now: "07:30").lines
    let tasks = vault.run("tasks", now: "07:30").lines
    #expect(today.dropFirst().first == "1 task overdue · 2 recurring overdue · 1 due today")
    #expect(tasks.dropFirst().first?.hasSuffix("3 overdue, 1 due today") == true)
    #expect(vault.run("tasks --sort due", now: "07:30").lines.dropFirst().first == tasks.dropFirst().first)
  }

  /// Plain lines have the order of the view, and what goes on in its place in the day.
  @Test func plainLinesHaveTheOrderOfTheDay() throws {
    let vault = try RitualVault([
      "sport.md": Self.recurring, "house.md": TodayVault.project,
      "days/2026-11-20.md": TodayVault.day("2026-11-20", "- 08:00 - 08:30 Tea", "- 18:00 - 19:00 Supper"),
      "days/2026-11-19.md": TodayVault.day("2026-11-19", "- [ ] Milk"),
    ])
    let kinds = vault.run("today --plain", now: "09:00").lines.dropFirst().map { $0.prefix { $0 != ":" } }
    #expect(
      kinds == [
        "Task Paint", "Task Mend", "Planned 08", "Planned 08", "Planned 18",
        "Left over Milk", "To copy it to today", "Recurring Pills", "Recurring Gym", "",
      ]
    )
  }

  /// A deadline on the page of a later day is seen before that day, as that of a project is.
  @Test func whatIsDueOnTheListOfALaterDayIsTold() throws {
    let vault = try RitualVault([
      "days/2026-11-24.md": TodayVault.day("2026-11-24", "- [ ] Form (due: 2026-11-24)", "- [x] Fee (due: 2026-11-24)"),
      "days/2026-11-23.md": TodayVault.day(
        "2026-11-23",
        "- [ ] Letter (due: 2026-11-20)",
        "- 09:00 Desk",
        "  - [ ] Slides (due: 2026-11-25)"
      ),
    ])
    let lines = vault.run("today").lines
    #expect(lines.contains("Due soon: Form, Tue 24 · Slides, Wed 25"))
    #expect(lines.contains("    [ ] Letter · planned in 3 days, Mon 23 Nov · due today, Fri 20 Nov"))
    #expect(lines.dropFirst().first == "1 due today")
    let plain = vault.run("today --plain").lines
    #expect(plain.contains { $0.hasPrefix("Due soon Form: ") && $0.contains("due in 4 days") })
    #expect(vault.run("glance").lines.contains { $0.hasSuffix("[ ] Letter · due today") })
    // On its day it is a task of the day.
    try vault.folder.write("days/2026-11-20.md", TodayVault.day("2026-11-20", "- [ ] Letter (due: 2026-11-20)"))
    #expect(vault.run("today").lines.filter { $0.contains("Letter") }.count == 1)
  }

  /// What is due within a week, and not planned today, is told on a line, and what is counted on another.
  @Test func whatIsDueSoonAndWhatIsCountedIsTold() throws {
    let project = """
      ---
      kind: project
      ---

      # House

      - [ ] Tiles (due: 2026-11-27)
      - [ ] Pay the bill (due: 2026-11-21)
      - [ ] Later (due: 2026-11-28)
      - [ ] Planned (due: 2026-11-22)
      - [x] Done (due: 2026-11-22)
      """
    let page = "---\nkind: page\n---\n\n# Health\n\n- 💧 Water: 3/8 glasses\n- Books: 12/12\n- [ ] Form (due: 2026-11-23)\n"
    let vault = try RitualVault([
      "house.md": project, "health.md": page,
      "days/2026-11-20.md": TodayVault.day("2026-11-20", "- 18:00 - 19:00 Home", "  - [ ] Planned (project: House)"),
    ])
    let lines = vault.run("today").lines
    #expect(lines.contains("Due soon: Pay the bill, Sat 21 · Form, Mon 23 · Tiles, Fri 27"))
    #expect(lines.contains("Counters: 💧 Water 3 of 8 glasses"))
    let narrow = vault.run("today", width: 46).lines
    #expect(narrow.contains("Due soon: Pay the bill, Sat 21 · and 2 more"))
    let plain = vault.run("today --plain").lines
    #expect(plain.contains("Due soon Pay the bill: in House; due tomorrow, Saturday 21 November"))
    #expect(plain.contains("Counters Water: 3 of 8 glasses"))
    let json = vault.run("today --json").output
    #expect(json.contains("\"dueSoon\": [\n    {\n      \"title\": \"Pay the bill\""))
    #expect(json.contains("\"counters\": [\n    {\n      \"title\": \"Water\""))
  }

  private static let recurring = """
    ---
    kind: page
    ---

    # Sport

    - [ ] Gym (every: mon wed fri, at: 18:00)
    - [ ] Pills (every: daily, at: 08:00)
      - 2026-11-18
    - 08:30 - 12:00 Write
    - 21:30 Lights out
    """

  /// A recurring task that a block is a copy of is told as the block, until that is over.
  @Test func aBlockThatIsACopyIsToldOnce() throws {
    let day = TodayVault.day("2026-11-20", "- 18:00 - 19:00 gym")
    let vault = try RitualVault(["sport.md": Self.recurring, "days/2026-11-20.md": day])
    let lines = vault.run("today").lines
    #expect(lines.filter { $0.lowercased().contains("gym") } == ["  18:00 - 19:00 gym · recurring"])
    #expect(
      vault.run("today --plain").lines.filter { $0.lowercased().contains("gym") } == ["Planned 18:00 to 19:00: gym; recurring"]
    )
    let over = vault.run("today", now: "19:30").lines
    #expect(over.filter { $0.lowercased().contains("gym") } == ["    [ ] Gym · open since 18:00 · Sport"])
    // An hour earlier it is another thing.
    try vault.folder.write("days/2026-11-20.md", TodayVault.day("2026-11-20", "- 17:00 - 18:00 gym"))
    #expect(vault.run("today").lines.filter { $0.lowercased().contains("gym") }.count == 2)
  }

  /// What goes on and what is next is one thing in all three views.
  @Test(arguments: [("10:15", "Write", "Lights out"), ("21:45", "Lights out", ""), ("13:00", "", "Lights out")])
  func todayAndDayAgreeWithTheGlance(now: String, current: String, next: String) throws {
    let vault = try RitualVault(["sport.md": Self.recurring])
    let glance = vault.run("glance", now: now).lines
    let today = vault.run("today", now: now).lines
    for (label, title) in [("Now", current), ("Next", next)] where !title.isEmpty {
      #expect(glance.contains { $0.hasPrefix(label) && $0.contains(title) }, "\(label)")
      #expect(
        today.contains { $0.contains(title) && $0.contains("every day · Sport") && $0.contains("· now ·") == (label == "Now") }
      )
      #expect(vault.run("day", now: now).lines.contains { $0.contains("\(title) · ") && $0.contains("every day · Sport") })
    }
    let told = today.filter { $0.contains("every day") }
    #expect(told.count == [current, next].count { !$0.isEmpty })
  }

  /// What is open since a day that is over says since when, and when it comes again.
  @Test func whatIsOpenSinceEarlierSaysSo() throws {
    let vault = try RitualVault(["sport.md": Self.recurring])
    let pills = vault.run("today", now: "07:30").lines.filter { $0.contains("Pills") }
    #expect(pills == ["    [ ] Pills · open since Thu 19 Nov, yesterday · again at 08:00 · Sport"])
  }

  /// A task of a project that is planned today is not told again because it is due; when it is due stands beside it.
  @Test func aPlannedTaskIsToldOnce() throws {
    let vault = try RitualVault([
      "days/2026-11-20.md": TodayVault.day(
        "2026-11-20",
        "- [ ] Paint (project: House)",
        "- 11:00 - 12:00 Work",
        "  - [ ] Mend (project: house)"
      ),
      "house.md": TodayVault.project,
    ])
    let lines = vault.run("today").lines
    #expect(lines.filter { $0.contains("Paint") } == ["    [ ] Paint · House · overdue by 2 days, Wed 18 Nov"])
    #expect(lines.filter { $0.contains("Mend") } == ["        [ ] Mend · House · due today, Fri 20 Nov"])
  }

  /// A block that was made for a task is told by one line.
  @Test func aBlockOfOneTaskIsToldOnce() throws {
    let day = TodayVault.day(
      "2026-11-20",
      "- 11:00 - 12:00 Paint",
      "  - [ ] Paint (project: House)",
      "- 13:00 - 14:00 Mend",
      "  - [ ] Sweep (project: House)"
    )
    let lines = try RitualVault(["days/2026-11-20.md": day, "house.md": TodayVault.project]).run("today").lines
    #expect(lines.filter { $0.contains("Paint") } == ["  11:00 - 12:00 [ ] Paint · House · overdue by 2 days, Wed 18 Nov"])
    #expect(lines.contains("  13:00 - 14:00 Mend") && lines.contains("        [ ] Sweep · House"))
  }

  /// What is done of a ritual that is open stands below, and one of which nothing is due on one line.
  @Test func aRitualShowsWhatIsLeftOfIt() throws {
    let arc = "## Arc 1: 2026-11-16 - 2026-12-13"
    let vault = try RitualVault([
      "a.md": RitualVault.ritual("Water", "time: morning\n", arc, "", "- Drink", "  - 2026-11-20", "- Weigh"),
      "b.md": RitualVault.ritual("Church", "time: evening\n", arc, "", "- Sing (every: sun)"),
    ])
    let lines = vault.run("today").lines
    #expect(lines.contains { $0.hasPrefix("  Water · morning · ") && $0.contains("1 of 2") })
    #expect(lines.contains("    [ ] Weigh") && lines.contains("    Drink"))
    #expect(lines.contains("Nothing due today: Church"))
  }

  @Test func whatIsSetAsideIsNotDue() throws {
    let page = """
      ---
      kind: page
      ---

      # Page

      ## Now

      - [ ] Letter (due: 2026-11-18)

      ## Things that used to matter

      - [ ] Proust (due: 2026-04-05)
      - [ ] Piano (every: daily)
      """
    let vault = try RitualVault(["page.md": page])
    let output = vault.run("today").output
    #expect(output.contains("[ ] Letter · Page · overdue by 2 days, Wed 18 Nov"))
    for words in ["Proust", "Piano"] { #expect(!output.contains(words) && !vault.run("today --json").output.contains(words)) }
  }

  @Test func eachTimeIsItsOwn() throws {
    let page = """
      ---
      kind: page
      ---

      # Page

      - [ ] Pills (every: daily, at: 09:00 17:00)
      - [ ] Stretch (every: hourly, at: 09:00 - 17:00)
        - 2026-11-20 10:02
      """
    let vault = try RitualVault(["page.md": page])
    func recurring() -> [String] { vault.run("today --plain").lines.filter { $0.hasPrefix("Recurring ") } }
    #expect(
      recurring() == [
        "Recurring Pills: every: daily; open since 09:00; again at 17:00; Page",
        "Recurring Stretch: every: hourly; at 11:00; Page",
      ]
    )
    #expect(vault.run("done Pills").output == "done: “Pills” on 2026-11-20 at 10:15, @/page.md:7\n")
    #expect(recurring().last == "Recurring Pills: every: daily; at 17:00; Page")
    #expect(vault.run("done Pills --at 17:05").status == .success)
    #expect(vault.run("done Pills --at 18:00").error.contains("is done already on 2026-11-20"))
  }

  @Test func whatEndsTodayIsTold() throws {
    let page =
      "---\nkind: page\n---\n\n# Page\n\n- 2026-11-01 - 2026-11-20 Draft\n- Launch (until: 2026-11-20)\n- Tea (until: 2026-11-21)\n"
    let vault = try RitualVault(["page.md": page])
    #expect(vault.run("today").lines[2...3] == ["Ends today · Draft · since Sun 1 Nov · Page", "Today is · Launch · Page"])
    #expect(
      vault.run("today --plain").lines[1...2] == ["Ends today: Draft; since Sunday 1 November; Page", "Today is: Launch; Page"]
    )
    #expect(vault.run("today --json").output.contains("\"kind\": \"countDown\""))
  }
}
