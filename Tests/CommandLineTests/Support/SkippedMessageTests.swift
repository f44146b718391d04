import Testing

@testable import CommandLine

@Suite struct SkippedMessageTests {
  private static let page = "---\nkind: page\n---\n\n"
  private static let files = [
    "pages/deep.md": page + "# Deep\n\n" + String(repeating: "> - ", count: 200) + "Call\n\n- [ ] Call Bo\n",
    "pages/merge.md": page + "# Merge\n\n<<<<<<< ours\n- [ ] Call Anna\n=======\n- [ ] Call Ann\n>>>>>>> theirs\n",
    "pages/whole.md": page + "# Whole\n\n- [ ] Call Tim\n",
  ]

  private func line(_ name: String) -> String {
    "tidemark: @/pages/\(name).md: may be read wrong: it has an unresolved merge or too many levels; `tidemark lint` says where\n"
  }

  @Test(arguments: [
    ("pages", "Whole"), ("tasks", "Call Tim"), ("list", "Whole"), ("list Call", "Call Tim"), ("glance", "At a glance"),
  ])
  func viewsTellOfEachFileWithAMergeOrPastABound(command: String, shown: String) throws {
    let run = try RitualVault(Self.files).run(command, width: 200)
    #expect(run.error == line("deep") + line("merge"))
    #expect(run.status == .success)
    #expect(run.output.contains(shown))
  }

  /// A name is foreign text: what it holds must not reach a terminal.
  @Test func controlCharactersOfANameAreWords() throws {
    let vault = try RitualVault(["pages/e\u{1B}[31m.md": Self.files["pages/merge.md"] ?? ""])
    #expect(vault.run("pages").error == line("e\\u{1B}[31m"))
    let run = CommandRun(["outline", vault.folder.path + "/pages/e\u{1B}[31m.md"])
    #expect(run.error.replacing(vault.folder.path, with: "@") == line("e\\u{1B}[31m"))
  }

  @Test func outlineTellsOfIt() throws {
    let vault = try RitualVault(Self.files)
    for (name, expected) in [("deep", line("deep")), ("merge", line("merge")), ("whole", "")] {
      var run = CommandRun(["outline", vault.folder.path + "/pages/\(name).md"])
      run.error = run.error.replacing(vault.folder.path, with: "@")
      #expect(run.error == expected)
      #expect(run.status == .success)
    }
  }
}
