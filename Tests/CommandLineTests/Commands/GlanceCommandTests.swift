import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

@Suite struct GlanceCommandTests {
  private func line(_ kind: String, _ run: CommandRun) -> String? { run.lines.first { $0.hasPrefix(kind + ": ") } }

  private func plain(_ now: String, today: String = "2026-11-20") throws -> CommandRun {
    try GlanceVault.make().run("glance --plain --places", now: now, today: today)
  }

  @Test func rowsOfPagesCountBesideBlocks() throws {
    let tea = try plain("10:05")
    #expect(line("Now", tea) == "Now: Tea; 10:00 - 10:10; 5 m left; Compass of mine, @/pages/compass.md:22")
    #expect(line("Next", tea) == "Next: Second tea; 10:30 - 11:30; in 25 m; Compass of mine, @/pages/compass.md:23")
    // What is set aside does not.
    #expect(line("Now", try plain("10:15"))?.contains("; 2 h 15 m left, @/days/2026-11-20.md:7") == true)
  }

  @Test func theRoutineHasItsLine() throws {
    let run = try plain("19:00")
    #expect(line("Now", run) == "Now: nothing is planned for now")
    #expect(line("Next", run) == "Next: 🕒 Reading aloud; 20:00 - 21:00; in 1 h; routine, @/tidemark.md:12")
  }

  @Test func milestonesAndEndsAreToldOnTheirDay() throws {
    let vault = try RitualVault([
      "rituals/water.md": RitualVault.ritual(
        "Water",
        "",
        "## Arc 1: 2026-11-20 - 2026-11-26",
        "",
        "- Drink",
        "  - 2026-11-20"
      ),
      "life.md": "---\nkind: life\nborn: 1996-11-20\n---\n\n# Life\n",
      "pages/plans.md": """
      ---
      kind: page
      ---

      # Plans

      - 2026-01-05 - 2026-11-20 Thesis *draft*
      - 2026-11-20 Kickoff
      - Party (until: 2026-11-20)
      - 2026-11-21 Later

      ## Things that used to matter

      - 2026-11-20 Forgotten
      """,
    ])
    let lines = vault.run("glance --plain --places").lines
    #expect(
      lines.filter { line in ["Milestone", "Ends today", "Today is"].contains { line.hasPrefix("\($0): ") } } == [
        "Milestone: You've now lived 30 years. 2,594 weeks., @/life.md:6",
        "Milestone: Water; First day completed, @/rituals/water.md:5",
        "Ends today: Thesis draft; since Monday 5 January; Plans, @/pages/plans.md:7",
        "Today is: Kickoff; Plans, @/pages/plans.md:8", "Today is: Party; Plans, @/pages/plans.md:9",
      ]
    )
    let next = vault.run("glance --plain", today: "2026-11-22")
    #expect(!next.lines.contains { $0.hasPrefix("Milestone: ") || $0.hasPrefix("Ends today: ") || $0.hasPrefix("Today is: ") })
    let json = vault.run("glance --json").output
    #expect(json.contains("\"kind\": \"timeline\"") && json.contains("\"text\": \"First day completed\""))
  }

  @Test func theNightPassesMidnight() throws {
    #expect(line("Now", try plain("23:30"))?.hasPrefix("Now: Sleep; 22:30 - 06:00; 6 h 30 m left") == true)
    #expect(line("Next", try plain("23:30")) == "Next: nothing more today")
    #expect(line("Now", try plain("05:00"))?.hasPrefix("Now: Sleep; 22:30 - 06:00; 1 h left") == true)
  }

  @Test func aDayWithoutAFileIsTold() throws {
    let run = try plain("19:00", today: "2026-11-21")
    #expect(line("Day", run) == "Day: no file for today yet; “tidemark new day” begins it")
    #expect(line("Next", run)?.contains("Reading aloud") == true)
  }

  @Test func habitsHaveTheLineTheyAreWrittenIn() throws {
    let run = try GlanceVault.make().run("glance --plain --places")
    let texts = try RitualVault().folder
    let habits = run.lines.filter { $0.hasPrefix("Habit: ") }
    #expect(!habits.isEmpty && habits.count <= 4)
    for habit in habits {
      let place = try #require(habit.split(separator: "@/").last).split(separator: ":")
      let text = try String(contentsOfFile: texts(String(place[0])), encoding: .utf8)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[try #require(Int(place[1])) - 1]
      let words = habit.dropFirst("Habit: ".count).prefix { $0 != ";" }.split(separator: " ").first {
        $0.allSatisfy(\.isLetter)
      }
      #expect(line.hasPrefix("- ") && line.contains(words ?? "?"), "\(habit)")
    }
  }

  @Test(arguments: [
    ("Compass\u{A0}of\u{A0}mine", nil), ("compass", nil), ("COMPAN", nil), ("pages/compass.md", nil),
    (
      "comp",
      "“comp” may be any of these pages; write more of its title, or its path:\n  1  @/pages/company.md:5: Company\n"
        + "  2  @/pages/compass.md:6: Compass of mine\n"
    ),
    ("Helth", "no page is called “Helth”; did you mean “Health”?\n"),
    ("pages/nowhere.md", "no page is called “pages/nowhere.md”; these are there:"),
  ])
  func aPageIsMeantByItsNameOrPath(words: String, problem: String?) throws {
    let vault = try GlanceVault.make()
    let line = ["glance", "--plain", "--vault", vault.folder.path, "--page", words.replacing("\u{A0}", with: " ")]
    let run = CommandRun(line + ["--today", "2026-11-20", "--now", "10:15"])
    let error = run.error.replacing(vault.folder.path, with: "@")
    #expect(run.status == (problem == nil ? .success : .couldNotRun))
    #expect(problem == nil ? error.isEmpty : error.hasPrefix("tidemark glance: " + (problem ?? "")))
    #expect(run.output.isEmpty == (problem != nil))
    if problem == nil { #expect(run.output.contains("\nPage: ")) }
  }

  @Test func twoPagesOfOneTitleAreMeantByTheirPaths() throws {
    let page = "---\nkind: page\n---\n\n# One\n\n- [ ] Box\n"
    let vault = try RitualVault(["a.md": page, "b.md": page])
    let run = vault.run("glance --page one")
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasSuffix("; write its path:\n  1  @/a.md:5: One\n  2  @/b.md:5: One\n"))
    #expect(vault.run("glance --plain --places --page \(vault.folder.path)/b.md").output.contains("Open box: Box, @/b.md:7\n"))
  }

  @Test func aPageThatIsNamedHasItsRowsAlone() throws {
    let run = try GlanceVault.make().run("glance --plain --page company", now: "10:05")
    #expect(line("Now", run)?.contains("2 h 25 m left") == true)
    #expect(run.output.contains("\nPage: it has nothing open\n"))
    #expect(try GlanceVault.make().run("glance --plain").output.contains("\nPage: ") == false)
  }

  @Test func whatIsEmptySaysHowToBegin() throws {
    let empty = try RitualVault(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n"])
    for form in ["", " --plain"] {
      let run = empty.run("glance" + form, width: 100)
      for words in [
        "no file for today yet", "“tidemark presets”", "“tidemark new life --born DATE”", "“tidemark new activities”",
      ] {
        #expect(run.output.contains(words))
      }
      #expect(run.status == .success)
    }
    let lines = GlanceLayout(GlanceVault.sheet(of: empty), width: 80, in: .english).lines.map { $0.text + "\n" }
    expectGolden(lines.joined(), "Tests/CommandLineTests/Golden/glance-empty-80.txt")
    let begun = try RitualVault([
      "life.md": "---\nkind: life\n---\n\n# Life\n", "activities.md": "---\nkind: activities\n---\n\n# Activities\n",
    ]).run("glance --plain")
    #expect(begun.output.contains("Life: @/life.md says no day of birth"))
    #expect(begun.output.contains("no activity yet; in @/activities.md a line such as"))
    #expect(begun.output.contains("“tidemark new day” begins it"))
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsShown() throws {
    let vault = try GlanceVault.make()
    let whole = vault.run("glance").output
    try vault.folder.link("gone.md", to: "nowhere.md")
    let run = vault.run("glance")
    #expect(run.output == whole)
    #expect(run.status == .success)
    #expect(run.error.hasSuffix("gone.md: a symbolic link to a file that is not there (skipped)\n"))
    let nowhere = CommandRun("glance", "--vault", "/nowhere/at/all")
    #expect(nowhere.status == .couldNotRun)
    #expect(nowhere.output.isEmpty)
  }

  @Test func printsJSON() throws {
    let run = try GlanceVault.make().run("glance --json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["today"] as? String == "2026-11-20")
    #expect(object["page"] == nil)
    #expect((object["activities"] as? [Any])?.count == 4)
    #expect((object["current"] as? [String: Any])?["minutesLeft"] as? Int == 135)
  }
}
