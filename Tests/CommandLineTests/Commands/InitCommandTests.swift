import TestSupport
import Testing

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
