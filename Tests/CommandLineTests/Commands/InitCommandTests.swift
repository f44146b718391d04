import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct InitCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["2026-11-20", "2028-02-29", "2026-12-31"])
  func theVaultLintsCleanOnAnyDay(day: String) throws {
    let run = folder.run("init @/new/vault --today \(day)")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    #expect(run.lines.filter { $0.hasSuffix(": created") }.count == 4)
    #expect(try folder.text("new/vault/days/\(day).md").contains("# \(day) "))
    let lint = folder.run("lint --strict @/new/vault --today \(day)")
    #expect(lint.status == .success)
    #expect(lint.output.isEmpty)
    #expect(folder.run("fmt --check @/new/vault").status == .success)
  }

  @Test func beginsWithRituals() throws {
    let names = BuiltInPresets.names.joined(separator: ",")
    let run = folder.run("init @/all --with \(names) --with weekly-reset --today 2028-02-29")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.lines.filter { $0.hasSuffix(": created") }.count == 18)
    #expect(try folder.names(in: "all/rituals").count == 14)
    let lint = folder.run("lint --strict @/all --today 2028-02-29")
    #expect(lint.status == .success && lint.output.isEmpty)
    #expect(folder.run("fmt --check @/all").status == .success)
  }

  @Test func listsTheRitualsInTheirOrder() throws {
    try folder.write("tea.md", "---\nkind: ritual\n---\n\n# Tea [or] so\n\n## Arc 1: {{today}} - {{end}}\n\n- Brew\n")
    let run = folder.run("init @/vault --with sleep-preparation,@/tea.md,breathwork --today 2026-11-20")
    #expect(run.lines.contains("@/vault/rituals/tea-or-so.md: created"))
    #expect(
      try folder.text("vault/tidemark.md").contains(
        """
        - [Compass](pages/compass.md)

        ## Rituals

        - [Sleep Preparation](rituals/sleep-preparation.md)
        - [Tea [or] so](rituals/tea-or-so.md)
        - [Breathwork](rituals/breathwork.md)

        ## Projects

        """
      )
    )
    let lint = folder.run("lint --strict @/vault --today 2026-11-20")
    #expect(lint.status == .success && lint.output.isEmpty)
  }

  @Test(arguments: [
    ("--with breathwork,weekly-rest", "nothing was written: no preset is called “weekly-rest”; did you mean “weekly-reset”?"),
    ("--with ,", "nothing was written: --with names no preset; “tidemark presets” lists them"),
    (
      "--with breathwork,@/b.md",
      "nothing was written: “breathwork” and “@/b.md” have the same title; begin one of them later, with another title"
    ),
    ("--with breathwork --example", "--with adds rituals to a first vault, and --example is a full one; leave one out"),
  ])
  func writesNothingUnlessAllCanBe(options: String, message: String) throws {
    try folder.write("b.md", "---\nkind: ritual\n---\n\n# Breathwork\n\n## Arc 1: {{today}} - {{end}}\n\n- Breathe\n")
    let run = folder.run("init @/vault \(options)")
    #expect(run.status == .couldNotRun && run.error == "tidemark init: \(message)\n")
    #expect(try folder.names() == ["b.md"])
  }

  @Test func theExampleLintsClean() throws {
    #expect(folder.run("init --example @/vault").status == .success)
    let lint = folder.run("lint --strict @/vault --today 2026-11-20")
    #expect(lint.status == .success)
    #expect(lint.output.isEmpty)
    #expect(try folder.bytes("vault/pages/img/plot.png") == ProjectFiles.bytes("Examples/pages/img/plot.png"))
  }

  @Test func saysTheNextStepsAsAShellTakesThem() {
    let path = #"'@/Jo'\''s'"#
    let run = folder.run("init @/Jo's")
    let commands = run.lines.filter { $0.hasPrefix("  tidemark ") }.map { $0.dropFirst(2).split(separator: "  ")[0] }
    #expect(commands == ["tidemark today --vault \(path)", "tidemark presets", "tidemark lint \(path)"])
    #expect(folder.run("init @/plain").lines.contains { $0.hasPrefix("  tidemark lint @/plain") })
  }

  @Test func makesAVaultOfAFolderOfNotes() throws {
    for day in 1...4 { try folder.write("vault/journal/2026/11/2026-11-0\(day).md", "Rain.\n\n- [ ] Milk 📅 2026-11-30\n") }
    try folder.write("vault/journal/2026-11-05.md", "---\nkind: note\n---\n\nTo be left alone.\n")
    try folder.write("vault/notes/idea.md", "- [x] Think\n")
    let run = folder.run("init @/vault --today 2026-11-20")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(try folder.text("vault/tidemark.md") == "---\nkind: vault\ndays: journal\n---\n\n# My Tidemark\n")
    #expect(
      run.output.hasPrefix(
        """
        @/vault/tidemark.md: created

        6 Markdown files are here already, and none was changed:
          5 in “journal” are named by dates; those that say no kind are days now
          1 is a note until it says a kind, as “kind: page”
          5 items with a box
          4 lines as other programs write them (“tidemark explain foreign-line”)

        “tidemark lint” finds 4 warnings; “tidemark lint --fix” mends up to 4 of them.

          tidemark today --vault @/vault
        """
      )
    )
    #expect(try folder.text("vault/notes/idea.md") == "- [x] Think\n")
    #expect(try folder.names(in: "vault") == ["journal", "notes", "tidemark.md"])
    #expect(folder.run("lint @/vault --today 2026-11-20").output.hasSuffix("4 warnings in 5 files\n"))
  }

  /// The names of the files there, and the setting.
  @Test(arguments: [
    (["2026-11-01.md", "2026-11-02.md", "2026_11_03.md"], "days: \".\"\n"),
    (["2026-11-01.md", "2026-11-02.md", "Talk 2026-11-03.md"], ""),
    (
      ["a b/2026-11-01.md", "a b/2026-11-02.md", "a b/2026-11-03.md", "c/2026-11-04.md", "c/2026-11-05.md", "c/2026-11-06.md"],
      "days: [\"a b\", c]\n"
    ),
    (["idea.md"], ""),
  ])
  func namesTheFoldersOfDays(names: [String], setting: String) throws {
    for name in names { try folder.write("vault/\(name)", "Words.\n") }
    #expect(folder.run("init @/vault").status == .success)
    #expect(try folder.text("vault/tidemark.md") == "---\nkind: vault\n\(setting)---\n\n# My Tidemark\n")
    #expect(folder.run("lint --strict @/vault --rule property-value").status == .success)
  }

  @Test func bareIsTheRootAlone() throws {
    let run = folder.run("init --bare @/vault")
    #expect(run.lines.filter { $0.hasSuffix(": created") } == ["@/vault/tidemark.md: created"])
    #expect(try folder.names(in: "vault") == ["tidemark.md"])
    #expect(folder.run("lint --strict @/vault").output.isEmpty)
    let both = folder.run("init --bare --example @/other")
    #expect(both.error == "tidemark init: --bare writes the root alone, and --example a full vault; leave one out\n")
  }

  @Test func makesNoVaultInAVault() throws {
    #expect(folder.run("init @/vault").status == .success)
    #expect(folder.run("init @/vault").error == "tidemark init: @/vault is a vault already: it has a tidemark.md\n")
    let inner = folder.run("init @/vault/deep/er")
    #expect(inner.status == .couldNotRun)
    #expect(inner.error.hasSuffix("a vault within a vault would hide its files from the outer one\n"))
  }

  @Test(arguments: ["init -", "init @/a @/b"])
  func wantsOneFolder(line: String) {
    #expect(folder.run(line).error == "tidemark init: one folder is a vault; name one\n")
  }
}
