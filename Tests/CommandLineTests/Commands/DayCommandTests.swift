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
    ("thursday", "Thursday 2026-11-26 · in 6 days"), ("next friday", "Friday 2026-11-27 · in 7 days"),
    ("yesterday", "Thursday 2026-11-19 · yesterday"),
    ("--week tomorrow", "Week of 2026-11-16 - 2026-11-22 · today is Friday"),
    ("--week 2026-11-23", "Week of 2026-11-23 - 2026-11-29"), ("week", "Week of 2026-11-16 - 2026-11-22 · today is Friday"),
    ("this week", "Week of 2026-11-16 - 2026-11-22 · today is Friday"), ("last week", "Week of 2026-11-09 - 2026-11-15"),
    ("next week", "Week of 2026-11-23 - 2026-11-29"), ("--week --on monday", "Week of 2026-11-23 - 2026-11-29"),
    ("--on sat", "Saturday 2026-11-21 · tomorrow"), ("2 days ago", "Wednesday 2026-11-18 · 2 days ago"),
  ])
  func showsTheDayThatIsAskedFor(arguments: String, heading: String) {
    #expect(run(arguments).lines.first == heading)
  }

  /// A weekday that today is, is today, and the person is told so.
  @Test(arguments: ["day friday", "day fri", "day --on friday", "today friday"])
  func aWeekdayOfTodayIsToday(command: String) {
    let run = folder.run("\(command) --vault @ --today 2026-11-20 --now 10:15")
    #expect(run.lines.first?.contains("Friday 2026-11-20") ?? false)
    let name = command.split(separator: " ").last ?? ""
    #expect(run.error == "“\(name)” is today, Fri 20 Nov 2026; “next \(name)” is Fri 27 Nov 2026\n")
  }

  @Test func beginsTheWeekAsTheVaultSays() throws {
    try folder.write("tidemark.md", "---\nkind: vault\nweek-starts: sunday\n---\n\n# Vault\n")
    #expect(run("--week").lines.first == "Week of 2026-11-15 - 2026-11-21 · today is Friday")
    #expect(run("--week sun").lines.first == "Week of 2026-11-22 - 2026-11-28")
  }

  @Test(arguments: [
    ("mon..wed", "“mon..wed” is 3 days; name one day, or a week like “last week”"),
    ("2026-11", "“2026-11” is 30 days; name one day, or a week like “last week”"),
    ("fri --on sat", "“fri” is the day; leave out --on"),
  ])
  func refusesWhatIsNoDayAndNoWeek(arguments: String, problem: String) {
    let run = run(arguments)
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("tidemark day: \(problem)\n"))
  }

  /// A task is due as seen from today, in the words of `today`.
  @Test func tellsWhenATaskIsDueAsTodayDoes() throws {
    try folder.write(
      "days/2026-11-23.md",
      "---\nkind: day\n---\n\n# 2026-11-23\n\n- [ ] Bill (due: 2026-11-22)\n- [ ] Tax (due: 2026-11-19)\n"
    )
    let lines = run("2026-11-23").lines
    #expect(lines.contains("  [ ] Bill · due in 2 days, Sun 22 Nov"))
    #expect(lines.contains("  [ ] Tax · overdue by 1 day, Thu 19 Nov"))
    #expect(run("2026-11-23 --plain").lines.contains("Task in no block, open: Bill, due in 2 days, Sunday 22 November."))
  }

  /// A box on a block makes it a task, which is due as others are.
  @Test func tellsWhatIsDueOfAnotherDay() throws {
    let blocks = "- [ ] 10:00 - 11:00 Ring (due: 2026-11-26)\n- [x] 11:00 - 12:00 Sweep (due: 2026-11-26)\n"
    try folder.write("days/2026-11-24.md", "---\nkind: day\n---\n\n# 2026-11-24\n\n\(blocks)- [ ] Write (due: 2026-11-26)\n")
    let output = run("2026-11-26 --plain").output
    #expect(output.contains("Ring, 2026-11-24") && output.contains("Write, 2026-11-24"), "\(output)")
    #expect(!output.contains("Sweep"))
  }

  /// What is left of a block that was split, where its task is done, is no work left.
  @Test func theRestOfADoneBlockSaysSo() throws {
    let day = "---\nkind: day\n---\n\n# 2026-11-20\n\n- [x] 09:00 - 09:30 Paint\n- 14:00 - 14:30 Paint\n- 15:00 - 15:30 Walk\n"
    try folder.write("days/2026-11-20.md", day)
    #expect(run("").lines.contains("14:00 ▌ 🕒 Paint · done earlier · 30 m"))
    #expect(run("").lines.contains("15:00 ▌ 🕒 Walk · 30 m"))
    #expect(run("--plain").lines.contains("14:00 to 14:30, 30 minutes: Paint; done earlier."))
    try folder.write("days/2026-11-20.md", day.replacing("[x]", with: "[ ]"))
    #expect(!run("").output.contains("done earlier"))
  }

  @Test func speaksInPlainLines() {
    let lines = run("--plain", isTerminal: true).lines
    #expect(lines[0] == "Friday 2026-11-20, today: the long one.")
    #expect(lines.contains("Now it is 10:15."))
    #expect(!run("--plain", isTerminal: true).output.contains("\u{1B}"))
    #expect(run("--plain --week").output.components(separatedBy: "\n\n").count == 8)
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
    try empty.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let vault = empty.run("day --vault @ --today 2026-11-20")
    #expect(words(vault).contains("Nothing is planned for this day: it has no file."))
    #expect(words(vault).contains("“tidemark new day” begins one."))
    #expect(
      words(empty.run("day 2026-11-21 --vault @ --today 2026-11-20")).contains("“tidemark new day 2026-11-21” begins one.")
    )
    // The advice, followed, is a day, and says the next.
    #expect(empty.run("new day --vault @ --today 2026-11-20").status == .success)
    let begun = empty.run("day --vault @ --today 2026-11-20")
    #expect(words(begun).contains("No time block yet. “tidemark block add \"Deep work\" --at 09:00” adds one."))
    _ = CommandRun(["block", "add", "Deep work", "--at", "09:00", "--vault", empty.path, "--today", "2026-11-20"])
    #expect(empty.run("day --vault @ --today 2026-11-20").output.contains("09:00 ▌ 🕒 Deep work"))
    let lint = empty.run("lint @")
    #expect(lint.status == .success)
    #expect(!lint.output.contains("2026-11-20.md"))
  }

  /// It is told where it is shown; a block that ends at midnight is none such.
  @Test(arguments: [("24h", "23:30 - 00:30"), ("12h", "11:30 PM - 12:30 AM")])
  func aBlockThatPassesMidnightIsAProblem(clock: String, times: String) throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\nclock: \(clock)\n---\n\n# Vault\n")
    try vault.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20\n\n- 20:00 - 00:00 Film\n- 23:30 - 00:30 Party\n"
    )
    let run = vault.run("day --plain --vault @ --today 2026-11-20 --now 10:00")
    #expect(run.lines.contains("Problem: “Party” (\(times)) passes midnight: what is after it is on no day."))
    #expect(run.lines.filter { $0.hasPrefix("Problem: ") && !$0.contains("overlaps") }.count == 1)
    let json = vault.run("day --json --vault @ --today 2026-11-20 --now 10:00").output
    #expect(json.contains("\"rule\": \"block-past-midnight\""))
  }

  /// A week with empty days says once how to begin one.
  @Test func aWeekSaysOnceHowToBegin() throws {
    let empty = try TemporaryFolder()
    try empty.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let run = empty.run("day --week --plain --vault @ --today 2026-11-20")
    #expect(run.lines.count { $0 == "Nothing is planned for this day: it has no file." } == 3)
    #expect(run.lines.count { $0 == "This day has no file." } == 4)
    #expect(run.lines.filter { $0.contains("tidemark new day") } == ["“tidemark new day” begins one."])
  }

  /// A daily note that no setting makes a day is named, with the setting.
  @Test(arguments: [
    ("journal/2026/2026-11-20.md", "- 08:00 Run\n", "“days: [days, journal]” in tidemark.md"),
    ("2026-11-20.md", "", "“days: [days, \".\"]”"),
    ("journal/2026-11-20.md", "---\nkind: note\n---\n", nil), ("journal/2026-11-20.md", "---\nkind: page\n---\n", nil),
    ("journal/2026-11-21.md", "- 08:00 Run\n", nil), ("journal/Run 2026-11-20.md", "- 08:00 Run\n", nil),
  ])
  func namesAnUnclaimedNote(name: String, text: String, setting: String?) throws {
    let empty = try TemporaryFolder()
    try empty.write("tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# Vault\n")
    try empty.write(name, text)
    for form in ["", " --plain"] {
      let run = empty.run("day --vault @ --today 2026-11-20 --now 10:00" + form)
      // A path may be broken over lines.
      func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      let words = letters(run.output)
      #expect(
        words.contains(letters("@/\(name) is named after this day, but is left alone as a note")) == (setting != nil),
        "\(words)"
      )
      #expect(words.contains(letters("tidemark new day")) == (setting == nil))
      if let setting { #expect(words.contains(letters(setting))) }
    }
    let json = empty.run("day --vault @ --today 2026-11-20 --now 10:00 --json").output
    #expect(json.contains("\"unclaimed\": []") == (setting == nil))
    guard let setting else { return }
    // The setting does what is said of it.
    let line = setting.split(separator: "“")[0].split(separator: "”")[0]
    try empty.write("tidemark.md", "---\nkind: vault\n\(line)\n---\n\n# Vault\n")
    #expect(empty.run("day --vault @ --today 2026-11-20 --now 10:00 --json").output.contains("\"files\": [\n    \"@/\(name)\""))
  }

  /// The file to make is where the vault has its days, and `new day` makes that.
  @Test(arguments: [
    ("", "days"), ("days: journal\n", "journal"), ("days: [log/daily, days]\n", "log/daily"), ("days: .\n", ""),
  ])
  func theFileToMakeIsWhereTheDaysAre(setting: String, place: String) throws {
    let empty = try TemporaryFolder()
    try empty.write("tidemark.md", "---\nkind: vault\n\(setting)---\n\n# Vault\n")
    let name = (place.isEmpty ? "" : place + "/") + "2026-11-20.md"
    for command in ["day", "day --week", "today", "glance"] {
      let output = empty.run("\(command) --vault @ --today 2026-11-20 --now 10:00 --json").output
      #expect(output.contains("\"missingFile\": \"@/\(name)\""), "\(command): \(output)")
    }
    #expect(empty.run("new day --vault @ --today 2026-11-20").status == .success)
    #expect(try !empty.text(name).isEmpty)
  }

  @Test func saysWhatCannotBeRead() throws {
    #expect(run("--vault @/nope").status == .couldNotRun)
    #expect(run("--vault @/nope").output.isEmpty)
    #expect(run("--vault @/nope").error == "tidemark: @/nope: no such file or folder\n")
    let mistake = run("someday")
    #expect(mistake.status == .couldNotRun)
    #expect(
      mistake.error == "tidemark day: “DATE” needs \(PhraseKind.day.expectation), not “someday”\n"
    )
  }
}
