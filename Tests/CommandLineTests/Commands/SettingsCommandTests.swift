import Testing

@testable import CommandLine

@Suite struct SettingsCommandTests {
  /// Each is told with its line, or as the default; a value that is none is told, too.
  @Test(arguments: [
    ("", "clock: 24h; the default"),
    ("clock: 12h", "clock: 12h; from @/tidemark.md:3"),
    ("clock: 12", "clock: 24h; the default, because “12” in @/tidemark.md:3 is not read"),
    ("week-starts: Sunday", "week-starts: sunday; from @/tidemark.md:3"),
    ("day-ends: 5:00\nday-starts: 06:00", "day-ends: 24:00; the default, because “5:00” in @/tidemark.md:3 is not read"),
    ("day-ends: 5:00\nday-starts: 06:00", "day-starts: 06:00; from @/tidemark.md:4"),
    ("default-block: 30m", "default-block: 30m; from @/tidemark.md:3"),
    ("reminders: [evening 20:00]", "reminders: morning 07:00, midday 12:00, evening 20:00; from @/tidemark.md:3"),
    ("days: [days, journal]", "days: days, journal; from @/tidemark.md:3"),
    ("", "projects: none, each file says its kind; the default"),
    ("allow: [missing-task]", "allow: missing-task; from @/tidemark.md:3"),
  ])
  func saysWhereEachComesFrom(property: String, line: String) throws {
    let vault = try NotesVault(["tidemark.md": "---\nkind: vault\n\(property)\n---\n\n# Vault\n"])
    let run = vault.run("settings --plain")
    #expect(run.lines.contains(line), "\(run.output)")
    #expect(run.lines.first == "Settings of @/tidemark.md")
  }

  @Test func whatTheRootDoesNotSayIsADefault() throws {
    let run = try NotesVault([:]).run("settings")
    #expect(run.status == .success)
    #expect(run.output.contains("week-starts    monday · default\n"))
  }
}
