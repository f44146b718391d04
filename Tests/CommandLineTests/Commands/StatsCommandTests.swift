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
    #expect(run.lines.contains("  # 2026-11-20 Friday"))
    #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 40 })
  }

  /// The example that is shown must be what it says.
  @Test func theExampleIsADay() throws {
    let example = try TaskVault([:]).run("stats time").lines.filter { $0.hasPrefix("  ") || $0.isEmpty }
    let text = example.map { $0.dropFirst(2) }.drop { $0.isEmpty }.joined(separator: "\n")
    #expect(try TaskVault(["d.md": text]).run("stats time --plain").lines.contains("Total: 1 hour 30 minutes"))
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

  @Test func statsNeedsToKnowOfWhat() {
    #expect(CommandRun("stats").error == "tidemark stats: a command is missing; choose from: time, month, year\n")
  }
}
