import TestSupport
import Testing

@testable import CommandLine

@Suite struct NewProjectCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    (["Thesis"], "---\nkind: project\n---\n\n# Thesis\n"),
    (["Boat #", "--icon", "⛵", "--color", "Red"], "---\nkind: project\nicon: ⛵\ncolor: red\n---\n\n# Boat \\#\n"),
  ])
  func lintsClean(arguments: [String], text: String) throws {
    let run = folder.run(["new", "project", "-o", "@/a.md"] + arguments)
    #expect(run.output == "@/a.md: created\n" && run.error.isEmpty)
    #expect(try folder.text("a.md") == text)
    #expect(folder.run("lint --strict @/a.md").output.isEmpty)
    #expect(folder.run("fmt --check @/a.md").status == .success)
  }

  @Test(arguments: [
    ([" "], "the name has no words"),
    (["all"], "“all” is the name of the view of all projects, and no project can have it; give the project another title"),
    (["A", "--color", "rainbow"], "“--color” needs one of "),
    (["A", "--icon", "no icon"], "“--icon” needs an emoji"),
  ])
  func refusesWhatCannotBe(arguments: [String], message: String) throws {
    let run = folder.run(["new", "project", "-o", "@/a.md"] + arguments)
    #expect(run.error.hasPrefix("tidemark new project: \(message)") && run.status == .couldNotRun)
    #expect(try folder.names().isEmpty)
  }

  @Test func aVaultHasOneProjectOfAName() throws {
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let begun = try ProgramRun("tidemark new project Thesis", in: folder).text
    #expect(
      begun.hasPrefix("projects/thesis.md: created\n  next: tidemark add \"The first step\" --project Thesis"),
      "\(begun)"
    )
    #expect(
      try ProgramRun("tidemark new project thesis -o b.md", in: folder).error
        == "tidemark new project: projects/thesis.md is the project “Thesis” already\n"
    )
  }

  @Test func theColorOfTheProgramStandsBeforeTheCommand() throws {
    let run = folder.run(["--color", "never", "new", "project", "A", "--color", "blue", "-o", "@/a.md"])
    #expect(run.status == .success)
    #expect(try folder.text("a.md").contains("\ncolor: blue\n"))
  }
}
