import Diagnostics
import Foundation
import TestSupport
import TestVaults
import Testing

@testable import CommandLine

@Suite struct DayCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try DayVault.make()
  }

  private func run(_ arguments: String, width: Int = 80, isTerminal: Bool = false, declinesColor: Bool = false) -> CommandRun {
    let line = "day --vault @ --today 2026-11-20 --now 10:15 " + arguments
    var run = CommandRun(
      line.split(separator: " ").map { String($0.replacing("@", with: folder.path)) },
      isTerminal: isTerminal,
      declinesColor: declinesColor,
      width: width
    )
    run.output = run.output.replacing(folder.path, with: "@")
    run.error = run.error.replacing(folder.path, with: "@")
    return run
  }

  @Test(arguments: [40, 60, 80, 120])
  func showsADayOrAWeekAtAnyWidth(width: Int) {
    for arguments in ["", "--week"] {
      let run = run(arguments, width: width)
      #expect(run.status == .success)
      #expect(run.lines.contains { $0.contains("Friday 2026-11-20 · today") || $0.contains("Fri 20 today") })
      #expect(run.lines.contains { $0.contains("── now ──") || $0.contains("─ now ──") })
      #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= width })
    }
  }

  @Test(arguments: [
    ("sat", "Saturday 2026-11-21 · tomorrow"), ("2026-11-18", "Wednesday 2026-11-18 · 2 days ago"),
    ("friday", "Friday 2026-11-27 · in 7 days"), ("yesterday", "Thursday 2026-11-19 · yesterday"),
    ("--week tomorrow", "Week of 2026-11-16 - 2026-11-22 · today is Friday"),
    ("--week 2026-11-23", "Week of 2026-11-23 - 2026-11-29"),
  ])
  func showsTheDayThatIsAskedFor(arguments: String, heading: String) {
    #expect(run(arguments).lines.first == heading)
  }

  @Test func beginsTheWeekAsTheVaultSays() throws {
    try folder.write("tidemark.md", "---\nkind: vault\nweek-starts: sunday\n---\n\n# Vault\n")
    #expect(run("--week").lines.first == "Week of 2026-11-15 - 2026-11-21 · today is Friday")
    #expect(run("--week sun").lines.first == "Week of 2026-11-22 - 2026-11-28")
  }

  @Test func speaksInPlainLines() {
    let lines = run("--plain", isTerminal: true).lines
    #expect(lines[0] == "Friday 2026-11-20, today: the long one.")
    #expect(lines.contains("Now it is 10:15."))
    #expect(!run("--plain", isTerminal: true).output.contains("\u{1B}"))
    #expect(run("--plain --week").output.components(separatedBy: "\n\n").count == 7)
  }

  @Test func writesJSON() throws {
    let run = run("--json --plain", isTerminal: true)
    let day = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(day["date"] as? String == "2026-11-20")
    #expect(day["files"] as? [String] == ["@/days/2026-11-20.md"])
    let week = try #require(
      try JSONSerialization.jsonObject(with: Data(self.run("--json --week").output.utf8)) as? [String: Any]
    )
    #expect(week["first"] as? String == "2026-11-16")
    #expect(week["last"] as? String == "2026-11-22")
    #expect((week["days"] as? [[String: Any]])?.map { $0["date"] as? String }.last == "2026-11-22")
  }

  @Test func colorsOnlyWhereItIsWanted() {
    let plain = run("").output
    let colored = run("", isTerminal: true).output
    #expect(colored.contains("\u{1B}[38;5;68m▌"))
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "").replacing(/[ ]+\n/, with: "\n") == plain)
    #expect(run("", isTerminal: true, declinesColor: true).output == plain)
    #expect(run("--color never", isTerminal: true).output == plain)
    #expect(run("--color always", declinesColor: true).output == colored)
  }

  @Test func showsNoControlCharacters() throws {
    let text = DayVault.saturday.replacing("Tide", with: "\u{1B}[31mTide\u{9B}\u{202E}")
    try folder.write("days/2026-11-21.md", text)
    for arguments in ["sat", "sat --plain", "--week"] {
      let output = run(arguments, isTerminal: true, declinesColor: true).output
      #expect(!output.unicodeScalars.contains { $0 != "\n" && ControlCharacters.mustEscape($0) }, "\(arguments)")
      #expect(output.contains("Tide\\u{9B}") || output.contains("\\u{1B}["))
    }
    #expect(run("sat --json", isTerminal: true).output.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test func saysHowToBegin() throws {
    let empty = try TemporaryFolder()
    /// The words, however they are broken into lines.
    func words(_ run: CommandRun) -> String { run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let nowhere = empty.run("day --vault @ --today 2026-11-20")
    #expect(nowhere.status == .success)
    #expect(words(nowhere).contains("There is no vault here"))
    #expect(words(nowhere).contains("“tidemark init” makes one."))
    #expect(words(nowhere).contains("make @/2026-11-20.md and begin with:"))
    try empty.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let vault = empty.run("day --vault @ --today 2026-11-20")
    #expect(words(vault).contains("Nothing is planned for this day: it has no file."))
    #expect(words(vault).contains("make @/days/2026-11-20.md and begin with:"))
    // The advice, followed, is a day.
    let example = vault.lines.drop { $0 != "  ---" }.map { $0.dropFirst(2) + "\n" }.joined()
    try empty.write("days/2026-11-20.md", example)
    #expect(empty.run("day --vault @ --today 2026-11-20").output.contains("09:00 ▌ 🕒 Deep work"))
    let lint = empty.run("lint @")
    #expect(lint.status == .success)
    #expect(!lint.output.contains("2026-11-20.md"))
  }

  @Test func saysWhatCannotBeRead() throws {
    #expect(run("--vault @/nope").status == .couldNotRun)
    #expect(run("--vault @/nope").output.isEmpty)
    #expect(run("--vault @/nope").error == "tidemark: @/nope: no such file or folder\n")
    let mistake = run("someday")
    #expect(mistake.status == .couldNotRun)
    #expect(
      mistake.error == "tidemark day: “someday” is not \(PhraseKind.day.expectation), as “DATE” needs it\n"
    )
  }
}
