import TestSupport
import Testing

@testable import CommandLine

/// The vault that the tests of `set`, `rename`, `remove` and `reorder` change.
enum EditedVaultSample {
  static func make() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      "---\nkind: vault\n---\n\n# Vault\n\n## Projects\n\n- [[Thesis]]\n\n## Categories\n\n- Craft (color: indigo)\n"
    )
    try folder.write(
      "thesis.md",
      "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft (due: 2026-11-25, notify: 09:00)\n- [ ] Print\n"
    )
    try folder.write("lamp.md", "---\nkind: ritual\ncategory: Craft\n---\n\n# Lamp out\n")
    try folder.write(
      "2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 Desk\n  - [ ] Draft (project: Thesis)\n- [ ] Milk (dew: 2026-12-31)\n"
    )
    return folder
  }
}

extension TemporaryFolder {
  /// What an editing command came to on Friday 2026-11-20.
  func edit(_ arguments: String...) -> CommandRun {
    run(arguments + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
  }
}

@Suite struct SetCommandTests {
  @Test func aDayInWordsIsWrittenAsADate() throws {
    let folder = try EditedVaultSample.make()
    let run = folder.edit("set", "draft", "due", "next", "mon")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.output == "set: “Draft”, due: 2026-11-23, @/thesis.md:7\n“next mon” is Mon 23 Nov 2026\n")
    #expect(try folder.text("thesis.md").contains("- [ ] Draft (due: 2026-11-23, notify: 09:00)\n"))
  }

  @Test(arguments: [
    (
      ["set", "Draft", "due", "2026-02-30"],
      "tidemark set: “2026-02-30” is not in the calendar, at @/thesis.md:7\n  help: correct the day or the month\n"
    ),
    (
      ["set", "Draft", "priority", "hihg"],
      "tidemark set: “hihg” is not a value of “priority”, at @/thesis.md:7\n  help: did you mean “high”?\n"
    ),
    (
      ["set", "Lamp", "category", "Craf"],
      "tidemark set: “Craf” is not a category of this vault, at @/lamp.md:3\n  help: did you mean “Craft”?\n"
    ),
    (
      ["set", "@/2026-11-20.md:8", "project", "Thesys"],
      "tidemark set: “Thesys” is not a project of this vault, at @/2026-11-20.md:8\n  help: did you mean “Thesis”?\n"
    ),
    (
      ["set", "Drafd", "due", "today"],
      "tidemark set: nothing is called “Drafd”\n  help: did you mean “Draft”?\n"
        + "  type: tidemark set Draft due today\n"
    ),
    (
      ["unset", "Draft", "due"],
      "tidemark unset: “notify: 09:00” has no day: there is no “due” beside it, at @/thesis.md:7\n"
        + "  help: add “due: ” and the day, or delete “notify”\n"
    ),
    (
      ["rename", "Print", "Draft"],
      "tidemark rename: “Draft” is the name of another task of this project, on line 7, at @/thesis.md:8\n"
        + "  help: give one of them another name, or an id at its end, such as “^second”\n"
    ),
    (
      ["remove", "Thesis"],
      "tidemark remove: 1 place refers to “Thesis”\n  @/2026-11-20.md:8  Draft\n"
        + "  help: change them first, or remove it anyway with --force\n"
    ),
    (
      ["reorder", "Print"],
      "tidemark reorder: say where it goes\n  help: give one of --up, --down, --to N, --before ITEM and --after ITEM\n"
    ),
  ])
  func whatLintWouldFindIsRefused(line: [String], error: String) throws {
    let folder = try EditedVaultSample.make()
    let before = try folder.text("thesis.md")
    let run = folder.run(line + ["--vault", "@", "--today", "2026-11-20", "--now", "10:15"])
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error == error)
    #expect(try folder.text("thesis.md") == before)
  }

  /// What was wrong before is somebody else's affair.
  @Test func aFindingThatWasThereRefusesNothing() throws {
    let folder = try EditedVaultSample.make()
    #expect(folder.edit("set", "Milk", "priority", "low").status == .success)
    #expect(folder.edit("edit", "Milk", "Oat", "milk").status == .success)
    #expect(try folder.text("2026-11-20.md").contains("Oat milk"))
  }

  @Test func aDryRunPrintsADiffAndWritesNothing() throws {
    let folder = try EditedVaultSample.make()
    let run = folder.edit("reorder", "Print", "--up", "--dry-run")
    #expect(run.lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 4)
    #expect(try folder.text("thesis.md").hasSuffix("- [ ] Print\n"))
  }

  @Test func whatIsRemovedIsKept() throws {
    let folder = try EditedVaultSample.make()
    let run = folder.edit("remove", "Thesis", "--force")
    #expect(
      run.output == """
        removed: “Thesis”, @/thesis.md; kept in @/.trash/2026-11-20-thesis.md
        its line in the lists is gone: @/tidemark.md:9

        """
    )
    #expect(try folder.names() == [".trash", "2026-11-20.md", "lamp.md", "tidemark.md"])
    #expect(try folder.text(".trash/2026-11-20-thesis.md").contains("# Thesis"))
    #expect(try !folder.text("tidemark.md").contains("[[Thesis]]"))
  }

  @Test func aProgramIsToldWhatChanged() throws {
    let run = try EditedVaultSample.make().edit("rename", "Draft", "Write", "--json")
    #expect(run.output.contains("\"- [ ] Write (due: 2026-11-25, notify: 09:00)\""))
    #expect(run.output.contains("renamed there too: @/2026-11-20.md:8"))
  }
}
