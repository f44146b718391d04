import TestSupport
import Testing

@testable import CommandLine

/// A block without words is named by its time, or by its line.
@Suite struct UntitledBlockTests {
  private static let head = "---\nkind: day\n---\n\n# 2026-11-20\n\n"

  @Test(arguments: [
    ("rename 19:45 Mend", "- 19:45 - 20:15\n", "- 19:45 - 20:15 Mend\n"),
    ("edit 19:45 Mend", "- 19:45 - 20:15 (color: blue)\n", "- 19:45 - 20:15 Mend (color: blue)\n"),
    ("edit @/days/2026-11-20.md:7 Mend", "- 19:45 - 20:15\n  - [ ] Socks\n", "- 19:45 - 20:15 Mend\n  - [ ] Socks\n"),
    ("set 19:45 color blue", "- 19:45 - 20:15\n", "- 19:45 - 20:15 (color: blue)\n"),
    ("remove 19:45", "- 19:45 - 20:15\n- 20:30 - 21:00 Read\n", "- 20:30 - 21:00 Read\n"),
    ("rename 7:45pm Mend", "- 19:45 - 20:15 Darn\n", "- 19:45 - 20:15 Mend\n"),
  ])
  func isFound(command: String, before: String, after: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("days/2026-11-20.md", UntitledBlockTests.head + before)
    let run = folder.run(
      command.split(separator: " ").map(String.init) + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"]
    )
    #expect(run.status == .success, "\(run.error)")
    #expect(try folder.text("days/2026-11-20.md") == UntitledBlockTests.head + after)
  }

  /// Two blocks of one time, and a time at which nothing begins, are nobody's name.
  @Test(arguments: ["- 19:45 - 20:15\n- 19:45 - 20:30\n", "- 19:40 - 20:15\n"])
  func isRefusedWhereItIsNotOne(blocks: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("days/2026-11-20.md", UntitledBlockTests.head + blocks)
    let run = folder.run(["rename", "19:45", "Mend", "--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("nothing is called “19:45”"))
  }
}
