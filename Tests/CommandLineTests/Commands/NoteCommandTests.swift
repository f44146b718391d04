import TestSupport
import Testing

@testable import CommandLine

@Suite struct NoteCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# My vault\n\n## Projects\n\n- [[Thesis]]\n")
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n- [ ] Read\n")
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Read\n- [ ] Draft (project: Thesis)\n")
  }

  private func run(_ arguments: String...) -> CommandRun {
    folder.run(arguments + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
  }

  @Test func aNoteIsWrittenShownAndFound() {
    #expect(run("note", "Draft", "in", "blue").output == "noted: “Draft”, @/projects/thesis.md:7\n")
    #expect(run("note", "draft").output == "“Draft”, @/projects/thesis.md:7\n  in blue\n")
    #expect(run("list", "blue").output.contains("Draft"))
    // Of two of a name that of today is meant, and a file before a link to it.
    #expect(run("note", "Read", "x").output == "noted: “Read”, @/days/2026-11-20.md:7\n")
    #expect(run("note", "Thesis", "y").output == "noted: “Thesis”, @/projects/thesis.md:7\n")
    #expect(run("note", "Read", "--in", "Thesis").output.hasSuffix(": no notes; write one after its name\n"))
  }

  @Test(arguments: [
    ("today", "2026-11-20"), ("yesterday", "2026-11-19"), ("fri", "2026-11-20"), ("thu", "2026-11-19"),
    ("18 nov", "2026-11-18"),
  ])
  func aDayIsNamedAsWhereOneRecords(word: String, day: String) throws {
    #expect(run("note", word, "Fog").status == .success)
    #expect(try folder.text("days/\(day).md").contains("\n\nFog\n"))
    #expect(run("note", word).output.hasSuffix("\n  Fog\n"))
  }

  @Test func whatIsNotThereCanBeAdded() {
    let refused = run("note", "Ring the bank")
    #expect(refused.status == .couldNotRun)
    #expect(refused.error.contains("type: tidemark add \"Ring the bank\""))
    // No word is lost, in quotation marks or not.
    let slept = run("note", "Slept", "well").error
    #expect(slept.contains("type: tidemark add \"Slept well\""))
    #expect(slept.contains("type: tidemark note today \"Slept well\""))
  }

  /// What a box cannot keep is refused, and nothing is ticked.
  @Test(arguments: [
    (["done", "Draft", "--note", "with tea"], "type: tidemark note Draft \"with tea\""),
    (["done", "Draft", "--at", "7:00"], "leave out 07:00"),
    (["note", "-"], "what it is of is missing"),
  ])
  func whatHasNoPlaceIsRefused(arguments: [String], advice: String) throws {
    let refused = folder.run(arguments + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
    #expect(refused.status == .couldNotRun)
    #expect(refused.error.contains(advice), "\(refused.error)")
    #expect(try folder.text("projects/thesis.md").contains("- [ ] Draft"))
  }

  @Test func nothingIsWrittenForADryRun() throws {
    let before = try folder.text("projects/thesis.md")
    #expect(run("note", "Draft", "blue", "--dry-run").output.contains("+  blue"))
    #expect(try folder.text("projects/thesis.md") == before)
  }
}
