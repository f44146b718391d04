import TestSupport
import Testing

@testable import CommandLine

@Suite struct NewRitualCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    (["--preset", "morning-hydration"], "# Morning Hydration", "- 🥛 A glass of water before coffee"),
    (["Water, & more #", "--preset", "morning-hydration"], "# Water, & more \\#", "- 🥛 A glass of water before coffee"),
    (["Before the book"], "# Before the book", "- One small thing"),
  ])
  func writesARitualThatLintsClean(arguments: [String], heading: String, habit: String) throws {
    let run = folder.run(["new", "ritual"] + arguments + ["-o", "@/r/a.md", "--today", "2026-11-20"])
    #expect(run.output == "@/r/a.md: created\n")
    let lines = try folder.text("r/a.md").split(separator: "\n")
    #expect(lines.contains { $0 == heading } && lines.contains { $0 == habit })
    #expect(lines.contains("## Arc 1: 2026-11-20 - 2026-12-17"))
    let lint = folder.run("lint --strict @/r --today 2026-11-20")
    #expect(lint.output.isEmpty && lint.status == .success)
    #expect(folder.run("fmt --check @/r").status == .success)
    #expect(folder.run(["new", "ritual"] + arguments + ["-o", "@/r/a.md"]).status == .couldNotRun)
  }

  @Test func wantsATitleOrAPreset() {
    #expect(folder.run("new ritual").error == "tidemark new ritual: name a title, or a --preset\n")
    #expect(folder.run("new ritual --preset gratitude").error.contains("no preset is called “gratitude”"))
  }
}
