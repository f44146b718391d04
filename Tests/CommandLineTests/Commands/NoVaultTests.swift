import TestSupport
import Testing

@testable import CommandLine

/// Outside of any vault. A folder of other people's files is neither read nor written, however many there are.
@Suite struct NoVaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("here/a.md", "---\nkind: page\n---\n\n# A\n\n## S\n\n- [ ] Box\n")
    try folder.write("here/b/tidemark.md", "---\nkind: vault\n---\n\n# B\n")
    try folder.write("here/b/deep/p.md", "---\nkind: page\n---\n\n# P\n\n- [ ] Below\n")
    try folder.write("vault/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("vault/page.md", "---\nkind: page\n---\n\n# Page\n\n- [ ] Milk\n")
  }

  @Test(arguments: [
    "today", "day", "day --week", "tasks", "projects", "pages", "rituals", "ritual x", "history", "insights", "life",
    "activities", "glance", "stats time", "stats month", "stats year", "settings", "changes", "block show x",
    "done Box", "reopen Box", "skip Box", "add Bread", "add Bread --page A --section S", "log x", "count x +1",
    "set Box due fri",
    "schedule Box", "carry-over", "block add x", "task add x -p y", "stack add x y", "mark x", "remove Box", "rename A B",
  ])
  func everyViewAndEveryChangeIsRefused(line: String) throws {
    for options in [[], ["--json"]] where options.isEmpty || line == "today" {
      let run = folder.run(
        line.split(separator: " ").map(String.init) + options + ["--vault", "@/here", "--today", "2026-11-20"]
      )
      #expect(run.status == .couldNotRun)
      #expect(run.output.isEmpty)
      #expect(run.error.contains("no vault here: neither @/here nor a folder above it has a tidemark.md\n"), "\(run.error)")
      #expect(run.error.contains("`tidemark init`") && run.error.contains("TIDEMARK_VAULT"))
    }
    #expect(try folder.names(in: "here") == ["a.md", "b"])
  }

  @Test func filesThatAreNamedAreRead() throws {
    for line in [
      "lint @/here", "fmt --check @/here", "export @/here/a.md", "outline @/here/a.md", "diff @/here/a.md @/vault/page.md",
    ] {
      #expect(!folder.run(line).error.contains("no vault"), "\(line)")
    }
  }

  /// The vault around the current folder comes first, and the variable last.
  @Test(arguments: [
    ("cd here/b/deep && tidemark tasks", "Nothing"), ("cd here/b/deep && tidemark done Below", "p.md:7"),
    ("cd here && TIDEMARK_VAULT=../vault tidemark done milk", "page.md:7"),
    ("cd here/b && TIDEMARK_VAULT=../../vault tidemark done Below", "deep/p.md:7"),
    ("cd here && TIDEMARK_VAULT=../vault tidemark done Below --vault b", "b/deep/p.md:7"),
    ("cd here && TIDEMARK_VAULT= tidemark done Box 2>&1", "no vault here"),
    ("cd here && TIDEMARK_VAULT=b/none tidemark today 2>&1", "b/none: no such file or folder"),
  ])
  func theVaultIsLookedForUpwards(line: String, words: String) throws {
    let run = try ProgramRun(line, in: folder)
    #expect(words == "Nothing" || run.text.contains(words), "\(run.text)")
    #expect(words != "Nothing" || run.status == 0)
  }
}
