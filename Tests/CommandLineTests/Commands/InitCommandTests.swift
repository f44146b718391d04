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
    let names = BuiltInPresets.all.map(\.name).joined(separator: ",")
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
      "nothing was written: “breathwork” and “@/b.md” have one title; begin one of them later, under another"
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
    #expect(run.output.hasSuffix("\ntidemark day --vault \(path)\ntidemark tasks --vault \(path)\ntidemark lint \(path)\n"))
    #expect(folder.run("init @/plain").output.hasSuffix("\ntidemark lint @/plain\n"))
  }

  @Test func writesOverNothing() throws {
    try folder.write("vault/pages/compass.md", "mine\n")
    let run = folder.run("init @/vault")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark init: nothing was written: @/vault/pages/compass.md exists already\n")
    #expect(try folder.text("vault/pages/compass.md") == "mine\n")
    #expect(try folder.names(in: "vault") == ["pages"])
  }

  @Test func makesNoVaultInAVault() throws {
    #expect(folder.run("init @/vault").status == .success)
    #expect(folder.run("init @/vault").error == "tidemark init: @/vault is a vault already: it has a tidemark.md\n")
    let inner = folder.run("init @/vault/deep/er")
    #expect(inner.status == .couldNotRun)
    #expect(inner.error.hasSuffix("a vault in a vault would hide its files from it\n"))
  }

  @Test(arguments: ["init -", "init @/a @/b"])
  func wantsOneFolder(line: String) {
    #expect(folder.run(line).error == "tidemark init: one folder is a vault; name one\n")
  }
}
