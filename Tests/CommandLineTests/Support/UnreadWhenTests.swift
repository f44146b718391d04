import TestSupport
import Testing

@testable import CommandLine

/// Words behind a name that say no one day and time.
@Suite struct UnreadWhenTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\ndays: days/\n---\n\n# V\n")
    try folder.write("days/2026-11-20.md", "# 2026-11-20 Friday\n\n- 09:00 - 10:00 Desk\n- [ ] Buy milk\n")
    try folder.write("days/2026-11-21.md", "# 2026-11-21 Saturday\n\n- 09:00 - 10:00 Loft\n")
  }

  static let lines: [(line: String, words: [String], commands: [String])] = [
    (
      "block add Gym 18:00-19:30 mon, wed and fri", ["“mon, wed and fri” is more than one day"],
      ["block add Gym 18:00-19:30 mon", "block add Gym 18:00-19:30 wed"]
    ),
    ("schedule milk mon wed", ["more than one day"], ["schedule milk mon", "schedule milk wed --again"]),
    (
      "block add Gym 18:00 mon-fri", ["“mon-fri” is more than one day, and one day is meant", "a command for each day"],
      ["block add Gym 18:00 mon", "block add Gym 18:00 fri"]
    ),
    (
      "block add Gym sun..tue", ["“sun..tue” is more than one day", "write a command for each day; a block of every week"],
      ["block add Gym sun", "block add Gym mon", "block add Gym tue"]
    ),
    (
      "block add Nap mon..tue 13:00 for 20m", ["“mon..tue” is more than one day"],
      ["block add Nap mon 13:00 for 20m", "block add Nap tue 13:00 for 20m"]
    ),
    ("schedule milk mon..tue", ["“mon..tue” is more than one day"], ["schedule milk mon", "schedule milk tue --again"]),
    ("schedule milk 1 dec - 3 dec", ["“1 dec - 3 dec” is more than one day"], ["schedule milk 2026-12-01"]),
    ("block add Gym next week 10:00", ["“next week” is more than one day", "name one day of it"], []),
    ("block add Gym next month", ["“next month” is more than one day", "name one day of it"], []),
    ("block move Desk mon..tue", ["“mon..tue” is more than one day", "name one day of it"], []),
    ("schedule milk sun 9:30-8:30", ["“9:30-8:30” ends before it begins"], ["schedule milk sun 09:30-20:30"]),
    ("schedule milk fri 25:00", ["“25:00” is not on the clock"], []),
    ("block add Gym 18:00 every mon", ["recurs (every: mon)", "a line of the Routine"], []),
    ("schedule milk daily", ["recurs (every: daily)", "makes a task that recurs"], []),
    ("schedule milk tommorow 11:00", ["did you mean “tomorrow 11:00”?"], ["schedule milk tomorrow 11:00"]),
    ("schedule milk fri 27", ["write “fri 27th”"], []),
    (
      "schedule milk thu 27 nov", ["write “fri 27 nov”, “thu 26 nov”"],
      ["schedule milk fri 27 nov", "schedule milk thu 26 nov"]
    ),
    (
      "schedule milk thu 27 nov 11:00", ["write “fri 27 nov”, “thu 26 nov”"],
      ["schedule milk fri 27 nov 11:00", "schedule milk thu 26 nov 11:00"]
    ),
    ("schedule milk 3/4", ["can be 3 April or 4 March"], ["schedule milk \"3 apr\"", "schedule milk \"4 mar\""]),
    ("schedule milk in desk", ["“Desk” is a time block, and --block says"], ["schedule milk --block desk"]),
    ("schedule milk tomorrow loft", ["“Loft” is a time block"], ["schedule milk tomorrow --block loft"]),
    ("schedule milk loft --on tomorrow", ["“Loft” is a time block"], ["schedule milk --on 2026-11-21 --block loft"]),
    ("block add Deep work 10:15", ["a name of several words in quotation marks"], ["block add \"Deep work\" 10:15"]),
  ]

  @Test(arguments: lines)
  func isRefusedWithWhatWorks(line: String, words: [String], commands: [String]) throws {
    let before = try folder.names().map { try? folder.text($0) }
    let run = folder.run(typed: line)
    #expect(run.status == .couldNotRun)
    for words in words { #expect(run.error.contains(words), "\(run.error)") }
    for command in commands {
      #expect(run.error.contains("type: tidemark \(command)\n"), "\(run.error)")
      #expect(folder.run(typed: command + " --dry-run").status == .success, "\(command)")
    }
    #expect(try folder.names().map { try? folder.text($0) } == before)
  }
}
