import TestSupport
import Testing

@testable import CommandLine

/// A refusal that knows a command that does what was meant names it, and that command works as it is typed.
@Suite struct OfferedCommandTests {
  private static func vault() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write(
      "pages/spring.md",
      """
      ---
      kind: page
      ---

      # Spring

      ## Daily

      - Water: 3/8 glasses
      - 2026-11-01 - 2027-02-01 Thesis draft
      - Walks: |||| ||
      - Run: 25 (best: highest)
      - [ ] Stretch (every: daily, from: 2026-11-01)

      > Well begun is half done.

      ### Go slow

      - Breathe
      - Smile at the dog

      ## Things that used to matter

      - Fly (was: Daily > Up)
      - Boat (was: Dreams)

      """
    )
    try folder.write(
      "rituals/morning.md",
      "---\nkind: ritual\n---\n\n# Morning\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Stretch\n"
    )
    try folder.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20\n\n- 11:00 - 12:00 Desk\n- 14:00 - 15:00 Desk\n- [ ] Water the balcony\n"
    )
    return folder
  }

  private static let now = ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"]

  @Test(
    arguments: [
      ["done", "water"], ["set", "@/days/2026-11-20.md:7", "at", "16:00"], ["set", "@/days/2026-11-20.md:7", "until", "12:30"],
      ["set", "Water", "value", "4", "--in", "Spring"], ["set", "Walks", "value", "8"], ["set", "Run", "value", "26"],
      ["set", "Well begun", "quote", "Slow"], ["set", "Thesis draft", "date", "2027-01-01"],
      ["set", "Spring", "title", "Summer"],
      ["block", "remove", "Desk"], ["block", "split", "Desk"], ["block", "split", "Desk", "11:30"],
      ["block", "move", "Desk", "16:00"], ["block", "extend", "Desk", "15m"],
      ["set-aside", "Go slow"], ["restore", "Fly"], ["restore", "Boat"],
    ]
  )
  func whatIsOfferedWorks(line: [String]) throws {
    let folder = try Self.vault()
    let run = folder.run(line + Self.now, showsPlace: true)
    let offered = run.error.split(separator: "\n").filter { $0.hasPrefix("  type: ") }.map { $0.dropFirst(8) }
    #expect(run.status == .couldNotRun && run.output.isEmpty && !offered.isEmpty, "\(run.output)\(run.error)")
    for line in offered {
      // In another vault it is as if nothing was offered before.
      let folder = try Self.vault()
      let typed = folder.run(Array(CommandRun.words(of: String(line)).dropFirst()))
      #expect(typed.status == .success && typed.error.isEmpty, "\(line): \(typed.output)\(typed.error)")
    }
  }

  /// What says where, when and whether a command writes is a part of what was asked for, as far as the offered command takes it.
  @Test(arguments: [
    (["block", "remove", "Desk"], "tidemark block remove \"Desk 11:00\" --vault @ --today 2026-11-20 --now 10:15\n"),
    (["block", "remove", "Desk", "--dry-run"], "\"Desk 11:00\" --vault @ --today 2026-11-20 --now 10:15 --dry-run\n"),
    (["log", "Chess"], "tidemark new activities --activity Chess --vault @ --today 2026-11-20 --now 10:15\n"),
    (["log", "Chess", "--json"], "tidemark new activities --activity Chess --vault @ --today 2026-11-20 --now 10:15\n"),
    (["set", "Walks", "value", "8", "--json"], "spring.md:11 2 --vault @ --today 2026-11-20 --now 10:15 --json\n"),
    (["done", "watr"], "tidemark done \"Water the balcony\" --vault @ --today 2026-11-20 --now 10:15\n"),
    (["postpone", "Balcony", "tomorrow"], "tidemark schedule Balcony tomorrow --vault @ --today 2026-11-20 --now 10:15”"),
  ])
  func whatIsOfferedIsOfTheSameVaultAndDay(line: [String], offered: String) throws {
    let run = try Self.vault().run(line + Self.now, showsPlace: true)
    #expect(run.status == .couldNotRun && run.error.contains(offered), "\(run.error)")
  }

  /// The names of a strategy find what is in it.
  @Test(arguments: [
    ["add", "Wait", "--in", "go slow"], ["edit", "Breathe", "Breathe deeply", "--in", "Go slow"],
    ["set-aside", "Breathe", "--in", "Go slow"],
  ])
  func aStrategyIsLookedIn(line: [String]) throws {
    let folder = try Self.vault()
    let run = folder.run(line + Self.now)
    #expect(run.status == .success && run.error.isEmpty, "\(run.output)\(run.error)")
    let text = try folder.text("pages/spring.md")
    #expect(
      ["Smile at the dog\n- Wait\n", "- Breathe deeply\n", "(was: \"Daily > Go slow\")", "(was: Daily > Go slow)"]
        .contains(where: text.contains)
    )
    #expect(folder.run(["edit", "Run", "Walk", "--in", "Go slow"] + Self.now).status == .couldNotRun)
  }

  @Test func aBlockIsNotSet() throws {
    let run = try Self.vault().run(["block", "set", "Desk", "16:45"] + Self.now)
    #expect(run.status == .couldNotRun && run.error.contains("block move"), "\(run.error)")
  }

  @Test func twoOpenThingsOfANameAreAList() throws {
    let run = try Self.vault().run(["done", "stretch"] + Self.now)
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error.contains("“stretch” may mean 2 things"))
    #expect(run.error.contains("pages/spring.md:13") && run.error.contains("rituals/morning.md:9"))
  }

  /// Of an open and a done one the open one is meant, whichever of them recurs.
  @Test(arguments: [("pages/spring.md:13", "rituals/morning.md:9"), ("rituals/morning.md:9", "pages/spring.md:13")])
  func theOneThatIsOpenOnTheDayIsMeant(first: String, then: String) throws {
    let folder = try Self.vault()
    #expect(folder.run(["done", "@/\(first)"] + Self.now).status == .success)
    let run = folder.run(["done", "stretch"] + Self.now)
    #expect(
      run.status == .success && run.output.contains("done: “Stretch” on 2026-11-20, @/\(then)"),
      "\(run.output)\(run.error)"
    )
  }

  @Test(arguments: [
    (["block", "remove", "Desk", "14:00"], "removed: “Desk”", "11:00 - 12:00 Desk\n- [ ] Water"),
    (["block", "remove", "Desk 11:00"], "removed: “Desk”", "\n- 14:00 - 15:00 Desk\n"),
    (["block", "split", "Desk 11:00", "11:30"], "split", "- 11:00 - 11:30 Desk\n- 11:30 - 12:00 Desk\n- 14:00 - 15:00 Desk"),
    (["block", "move", "Desk 14:00", "16:00"], "moved", "- 11:00 - 12:00 Desk\n- 16:00 - 17:00 Desk"),
    (["block", "extend", "desk at 14:00", "30m"], "extended", "- 14:00 - 15:30 Desk"),
  ])
  func aBlockIsNamedWithItsStart(line: [String], message: String, part: String) throws {
    let folder = try Self.vault()
    let run = folder.run(line + Self.now)
    #expect(run.status == .success && run.output.contains(message), "\(run.output)\(run.error)")
    #expect(try folder.text("days/2026-11-20.md").contains(part))
  }
}
