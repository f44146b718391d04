import TestSupport
import Testing

@testable import CommandLine

@Suite struct DiffCommandTests {
  private static let page = "---\nkind: page\n---\n\n# Page\n\n- Water: 3/8\n- [ ] Passport\n"
  private static let changed = page.replacing("3/8", with: "5/8").replacing("[ ]", with: "[x]")

  @Test func twoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", Self.page)
    try folder.write("b.md", Self.changed)
    let run = folder.run("diff @/a.md @/b.md")
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(run.output == "Page  @/b.md\n  Water 3/8 → 5/8\n  Passport done\n")
    #expect(folder.run("diff @/a.md @/a.md") == CommandRun.silent)
    #expect(folder.run("diff @/a.md @/b.md --plain").output.hasSuffix("@/b.md: Water 3/8 to 5/8\n@/b.md: Passport done\n"))
    #expect(folder.run("diff @/a.md @/b.md --json").output.contains("\"text\": \"Passport done\""))
    #expect(folder.run("diff /dev/null @/b.md --plain").output == "@/b.md: added, with 2 items, 1 of them done\n")
    #expect(folder.run("diff @/a.md /dev/null").output == "Page  /dev/null  removed, with 2 items\n")
  }

  @Test func anotherSpellingIsOnlyForm() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", Self.page)
    try folder.write("b/a.md", Self.page.replacing("- ", with: "* "))
    #expect(folder.run("diff @ @/b").status == .findings)
    let run = folder.run("diff @/a.md @/b/a.md --plain")
    #expect(run.status == .findings)
    #expect(run.output == "@/b/a.md: nothing but how it is written\n")
  }

  @Test func twoFolders() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("one/x/a.md", Self.page), ("two/x/a.md", Self.changed), ("one/same.md", Self.page)] {
      try folder.write(name, text)
    }
    try folder.write("two/same.md", Self.page)
    try folder.write("two/new.md", Self.page)
    try folder.write("one/note.md", "# Note\n")
    #expect(
      folder.run("diff @/one @/two").output == """
        Page  new.md  added, with 2 items

        Page  x/a.md
          Water 3/8 → 5/8
          Passport done

        """
    )
    let mixed = folder.run("diff @/one @/two/new.md")
    #expect(mixed.status == .couldNotRun && mixed.error.contains("a folder cannot be compared with a file"))
  }

  @Test func notesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# One\n")
    try folder.write("b.md", "# Two\n")
    let run = folder.run("diff @/a.md @/b.md")
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(run.error.contains("tidemark: @/a.md: left alone") && run.error.contains("tidemark: @/b.md: left alone"))
    #expect(folder.run("diff @/a.md @/a.md").status == .success)
  }

  @Test func revisions() throws {
    let scene = try GitScene.withHistory()
    #expect(
      try scene.output("tidemark diff HEAD~1:pages/health.md HEAD~2:./pages/health.md").contains("Water 5/8 → 3/8\n")
    )
    #expect(try scene.output("tidemark diff HEAD:./projects/book.md projects/book.md").contains("  Print dropped\n"))
    #expect(try scene.output("tidemark diff HEAD~2 HEAD~1 --plain").hasPrefix("pages/health.md: Water 3/8 to 5/8\n"))
    #expect(try scene.output("cd pages; tidemark diff HEAD~2 HEAD --plain").hasPrefix("health.md: Water 3/8 to 5/8\n"))
    #expect(try scene.run("tidemark diff HEAD HEAD").status == 0)
    for (arguments, words) in [
      ("HEAD~9 HEAD", "“HEAD~9” is not a file, here or in git"), ("HEAD:nothing note.md", "“HEAD:nothing” is not a file"),
      ("nothing note.md", "“nothing” is not a file"), ("-- --output=x HEAD", "“--output=x” is not a file"),
    ] {
      let run = try scene.run("tidemark diff \(arguments)")
      #expect(run.status == 2 && run.error.contains(words), "\(run.error)")
    }
  }
}

@Suite struct TextconvCommandTests {
  @Test func printsFacts() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "---\nkind: page\n---\n\n# Page\n\n- [x] Call (due:2026-11-25)\n")
    let run = folder.run("textconv @/a.md")
    #expect(run.status == .success)
    #expect(run.output == "# Page\nkind: page\n\n- Call\n    box: [x]\n    due: 2026-11-25\n")
  }

  @Test(arguments: ["# A note\r\n\n- [X] a", "---\nkind: page\n---\n\n<<<<<<< a\n- b\n=======\n>>>>>>> c\n", ""])
  func passesOnWhatItDoesNotRead(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", text)
    #expect(folder.run("textconv @/a.md").output == text)
  }

  @Test func aMissingFileIsTold() throws {
    let folder = try TemporaryFolder()
    let run = folder.run("textconv @/a.md")
    #expect(run.status == .couldNotRun && run.error == "tidemark: @/a.md: no such file or folder\n")
  }

  @Test func gitShowsIt() throws {
    let scene = try GitScene.withHistory()
    try scene.folder.write("work/it's a name.md", "---\nkind: page\n---\n\n# A\n\n- Water: 3/8\n")
    _ = try scene.run("tidemark git-setup --textconv")
    try scene.commit("All", at: "2026-11-20T09:00:00+01:00")
    try scene.folder.write("work/it's a name.md", "---\nkind: page\n---\n\n# A\n\n* Water:   4/8\n")
    #expect(try scene.output("git diff").contains("-    value: 3/8\n+    value: 4/8\n"))
    #expect(try scene.output("git diff --no-textconv").contains("-- Water: 3/8\n+* Water:   4/8\n"))
    // Without the program there is still a difference to see.
    _ = try scene.run("git config diff.tidemark.textconv \"$(git config diff.tidemark.textconv | sed s/tidemark/no-such/)\"")
    #expect(try scene.output("git diff").contains("-- Water: 3/8\n+* Water:   4/8\n"))
  }
}

extension CommandRun: Equatable {
  /// A run that found nothing.
  static let silent = CommandRun(status: .success)

  private init(status: ExitCode) {
    self.init([])
    (self.status, output, error) = (status, "", "")
  }

  static func == (left: CommandRun, right: CommandRun) -> Bool {
    (left.status, left.output, left.error) == (right.status, right.output, right.error)
  }
}
