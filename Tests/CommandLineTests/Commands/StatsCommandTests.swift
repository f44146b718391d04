import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct StatsCommandTests {
  @Test(arguments: [
    ("", "from Mon 16 Nov to Fri 20 Nov 2026"),
    ("--to 2026-11-22", "from Mon 16 Nov to Sun 22 Nov 2026"),
    ("--to 2026-11-01", "from Mon 26 Oct to Sun 1 Nov 2026"),
    ("--from 2026-11-18", "from Wed 18 Nov to Fri 20 Nov 2026"),
    ("--from today --to tomorrow", "from Fri 20 Nov to Sat 21 Nov 2026"),
    ("--from 2026-11-21", "on Sat 21 Nov 2026"),
  ])
  func thePeriodIsThisWeekUpToToday(options: String, expected: String) throws {
    #expect(try TaskVault().run("stats time " + options).output.contains(expected))
  }

  @Test(arguments: [
    ("2026-11", "from Sun 1 Nov to Mon 30 Nov 2026"), ("last-week", nil), ("yesterday", "on Thu 19 Nov 2026"),
    ("7d", "from Sat 14 Nov to Fri 20 Nov 2026"), ("mon..wed", "from Mon 16 Nov to Wed 18 Nov 2026"),
  ])
  func aPeriodMayBeNamed(words: String, expected: String?) throws {
    let run = try TaskVault().run("stats time \(words)")
    guard let expected else {
      #expect(run.status == .couldNotRun)
      return
    }
    #expect((run.output + run.error).contains(expected))
  }

  @Test(arguments: ["this week", "last week", "2 weeks"])
  func aPeriodNeedsNoQuotes(words: String) throws {
    let run = try TaskVault().run("stats time \(words)")
    #expect(run.status == .success, "\(run.error)")
  }

  /// Alone it shows this month; its help is its own.
  @Test(arguments: ["", "--plain", "--json"])
  func aloneItShowsThisMonth(options: String) throws {
    let vault = try TaskVault()
    let alone = vault.run("stats \(options)")
    #expect(alone.status == .success)
    #expect(alone.output == vault.run("stats month \(options)").output)
    #expect(CommandRun(["stats", "--help"]).output.contains("tidemark stats"))
    #expect(CommandRun(["stats", "--help"]).output.contains("  year"))
  }

  @Test func aPeriodHasItsOwnEnds() throws {
    let run = try TaskVault().run("stats time 7d --from yesterday")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark stats time: “7d” is a period; leave out --from and --to\n")
  }

  private static let tagged = [
    "days/2026-11-19.md":
      "---\nkind: day\ntags: [travel]\n---\n\n# 2026-11-19\n\n- 09:00 - 10:00 Train\n- 10:00 - 11:00 Work\n  - [ ] A (project: P)\n",
    "days/2026-11-20.md": """
    ---
    kind: day
    ---

    # 2026-11-20

    - 09:00 - 10:00 Work #deep
      - [ ] A (project: P)
    - 10:00 - 11:00 Desk
      - [ ] B #deep (project: P)
      - [ ] C (project: Q)
    - 11:00 - 12:00 Walk

    """,
    "p.md": "---\nkind: project\n---\n\n# P\n\n- [ ] A\n- [ ] B #deep\n",
    "q.md": "---\nkind: project\ntags: [home]\n---\n\n# Q\n\n- [ ] C\n",
  ]

  /// A tag of a block or its day is that of all its time; a tag of a task or its project that of its share.
  @Test(arguments: [
    ("--project P", 150, "P 150"), ("--project q", 30, "Q 30"), ("--tag deep", 90, "P 90"), ("--tag home", 30, "Q 30"),
    ("--tag travel", 120, "P 60, no project 60"), ("--tag deep --project Q", 0, ""), ("--tag deep --tag home", 0, ""),
    ("--project P --by block", 150, "Work 120, Desk 30"),
  ])
  func countsWhatIsAskedFor(options: String, minutes: Int, rows: String) throws {
    let vault = try TaskVault(Self.tagged)
    let run = vault.run("stats time \(options) --json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["plannedMinutes"] as? Int == minutes)
    let key = options.contains("--by block") ? "blocks" : "projects"
    let found = (report[key] as? [[String: Any]] ?? []).map {
      "\($0["name"] as? String ?? "no project") \($0["minutes"] ?? "")"
    }
    #expect(found.joined(separator: ", ") == rows)
  }

  @Test func saysWhatIsCounted() throws {
    let vault = try TaskVault(Self.tagged)
    #expect(vault.run("stats time --project p --tag deep").lines[0] == "Planned time of P by project with #deep")
    #expect(vault.run("stats time --tag deep --project Q").lines.last { !$0.isEmpty } == "No time is planned.")
    #expect(vault.run("stats time --tag nowhere").error.contains("nothing has the tag “nowhere”"))
    #expect(vault.run("stats time --project nowhere").error.contains("no project is called “nowhere”"))
  }

  @Test func theWeekBeginsAsTheVaultSays() throws {
    var files = TaskVault.files
    files["tidemark.md"] = "---\nkind: vault\nweek-starts: sunday\n---\n\n# Vault\n"
    #expect(try TaskVault(files).run("stats time").lines[1].hasPrefix("from Sun 15 Nov to Fri 20 Nov 2026"))
  }

  @Test func aPeriodThatEndsBeforeItBeginsIsAMistake() throws {
    let weekday = try TaskVault().run("stats time --from monday")
    #expect(weekday.status == .success)
    #expect(weekday.lines[1].hasPrefix("from Mon 16 Nov to Fri 20 Nov 2026"))
    let run = try TaskVault().run("stats time --from 2026-11-21 --to 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.error == "tidemark stats time: the last day, 2026-11-20, is before the first, 2026-11-21\n")
  }

  @Test func anEmptyPeriodShowsHowToBegin() throws {
    let run = try TaskVault().run("stats time --from 2026-10-01 --to 2026-10-31", width: 40)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("No time is planned: no day from Thu 1\nOct to Sat 31 Oct 2026 has a file.\n\n"))
    #expect(run.lines.contains("  tidemark new day"))
    #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 40 })
  }

  @Test func printsJSON() throws {
    let run = try TaskVault().run("stats time --json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["from"] as? String == "2026-11-16")
    #expect(report["to"] as? String == "2026-11-20")
    #expect(report["plannedMinutes"] as? Int == 510)
    #expect(report["daysWithFile"] as? [String] == ["2026-11-16", "2026-11-18", "2026-11-20"])
    #expect(report["daysWithoutFile"] as? Int == 2)
    let projects = try #require(report["projects"] as? [[String: Any]])
    #expect(projects.map { $0["minutes"] as? Int } == [470, 30, 10])
    #expect((report["blocks"] as? [[String: Any]])?.count == 7)
  }
}
