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

  @Test(arguments: [("10:59", "Morning"), ("11:00", ""), ("20:59", "Evening"), ("21:00", "")])
  func thePartOfTheDayThatItIsIsMarked(now: String, marked: String) throws {
    let lines = try RitualVault().run("today", now: now).lines.filter { $0.hasSuffix(" · now") }
    #expect(lines == (marked.isEmpty ? [] : [marked + " · now"]))
  }

  @Test func whatIsPlannedComesFirst() throws {
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
      vault.run("today").lines.prefix(15) == [
        "Today, Friday 2026-11-20, 10:15", "", "Planned", "  08:00 - 09:00 Swim · over", "        [ ] Towel",
        "  10:00 - 11:00 Write · now", "        [ ] Words", "        [x] Title", "  12:00 - 12:30 [ ] Bank",
        "  1 block is over", "",
        "Tasks", "    [ ] Milk · due today, Fri 20 Nov", "", "Done",
      ]
    )
    let json = vault.run("today --json").output
    for words in ["\"line\": 7", "\"phase\": \"running\"", "\"title\": \"Towel\""] { #expect(json.contains(words)) }
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
