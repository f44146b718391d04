import Editing
import TestSupport
import Testing

@testable import CommandLine

/// A day behind the name of a block.
@Suite struct DayedNameTests {
  @Test(arguments: [
    ("Nap tomorrow", "Nap", "tomorrow"), ("Train 22:30 fri", "Train 22:30", "fri"),
    ("Long walk fri 27 nov", "Long walk", "fri 27 nov"), ("Nap", nil, nil), ("Train 22:30", nil, nil), ("Run mo", nil, nil),
    ("tomorrow", nil, nil as String?),
  ])
  func isParted(text: String, name: String?, day: String?) throws {
    let found = try DayedName(text)
    #expect(found?.name == name && found?.day.phrase.text == day)
  }

  @Test(arguments: ["Nap 30 feb", "Nap 21:00 thu 2026-11-20"])
  func noOtherDayIsTaken(text: String) {
    #expect(throws: EditRefusal.self) { try DayedName(text) }
  }

  /// A block that is called so in full is meant before the day.
  @Test func aWholeNameComesFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\ndays: days/\n---\n\n# V\n")
    try folder.write("days/2026-11-20.md", "# 2026-11-20 Friday\n\n- 09:00 - 10:00 Nap\n- 11:00 - 12:00 Plan friday\n")
    try folder.write("days/2026-11-21.md", "# 2026-11-21 Saturday\n\n- 09:00 - 10:00 Nap\n- 11:00 - 12:00 Plan\n")
    let run = folder.run(typed: "block remove nap tomorrow")
    #expect(run.output.contains("removed: “Nap”") && run.output.contains("read “tomorrow” as Sat 21 Nov 2026"), "\(run.error)")
    #expect(try folder.text("days/2026-11-21.md") == "# 2026-11-21 Saturday\n\n- 11:00 - 12:00 Plan\n")
    #expect(folder.run(typed: "block remove plan friday").output.contains("removed: “Plan friday”"))
  }
}
