import TestSupport
import Testing

@testable import CommandLine

@Suite struct NewActivitiesCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ([], "# Activities\n\n- 🚶 A walk (category: Hobby, since: 2026-11-20)\n"),
    (["Sport #"], "# Sport \\#\n\n- 🚶 A walk (category: Hobby, since: 2026-11-20)\n"),
    (
      ["--activity", "🎾 Tennis", "--activity", "Choir (category: Old friends)"],
      "- 🎾 Tennis (since: 2026-11-20)\n- Choir (category: Old friends, since: 2026-11-20)\n"
    ),
    (["--activity", "[x] # Odd"], "- \\[x] # Odd (since: 2026-11-20)\n"),
  ])
  func lintsClean(arguments: [String], end: String) throws {
    let run = folder.run(["new", "activities", "--today", "2026-11-20", "-o", "@/a.md"] + arguments)
    #expect(run.output == "@/a.md: created\n" && run.error.isEmpty)
    let text = try folder.text("a.md")
    #expect(text.hasPrefix("---\nkind: activities\n---\n") && text.hasSuffix(end), "\(text)")
    let lint = folder.run("lint --strict @/a.md --today 2026-11-20")
    #expect(lint.output.isEmpty && lint.status == .success)
    #expect(folder.run("fmt --check @/a.md").status == .success)
    #expect(
      folder.run("new activities -o @/a.md").error
        == "tidemark new activities: @/a.md: exists already, and nothing is overwritten\n"
    )
  }

  @Test(arguments: [
    ([" "], "the title has no words"),
    (["--activity", ""], "an activity has no words"),
  ])
  func refusesWhatCannotBe(arguments: [String], message: String) throws {
    let run = folder.run(["new", "activities", "-o", "@/a.md"] + arguments)
    #expect(run.error == "tidemark new activities: \(message)\n" && run.status == .couldNotRun)
  }

  @Test func refusesWhatWouldBeReported() throws {
    for texts in [["Tennis (since: soon)"], ["Tennis", "Tennis"]] {
      let run = folder.run(["new", "activities", "-o", "@/a.md"] + texts.flatMap { ["--activity", $0] })
      #expect(run.error.hasPrefix("tidemark new activities: ") && run.status == .couldNotRun)
    }
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let line = "tidemark new activities --activity 'Tennis (category: Hoby)'"
    #expect(
      try ProgramRun(line, in: folder).error
        == "tidemark new activities: “Hoby” is not a category of this vault; did you mean “Hobby”?\n"
    )
    #expect(try folder.names() == ["tidemark.md"])
  }
}
