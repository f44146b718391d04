import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct FmtCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func formatsAndSaysWhat() throws {
    try folder.write("a.md", Sample.untidy)
    try folder.write("b.md", Sample.tidy)
    try folder.write("note.md", Sample.note)
    let run = folder.run("fmt @")
    #expect(run.status == .success)
    #expect(run.output == "@/a.md: formatted\n")
    #expect(run.error.isEmpty)
    #expect(try folder.text("a.md") == Sample.tidy)
    #expect(try folder.text("note.md") == Sample.note)
    #expect(folder.run("fmt @").output.isEmpty)
    #expect(try folder.names() == ["a.md", "b.md", "note.md"])
  }

  @Test func checkListsAndWritesNothing() throws {
    try folder.write("a.md", Sample.untidy)
    try folder.write("b.md", Sample.tidy)
    let run = folder.run("fmt --check @")
    #expect(run.status == .findings)
    #expect(run.output == "@/a.md: would be formatted\n")
    #expect(try folder.text("a.md") == Sample.untidy)
    #expect(folder.run("fmt --check @/b.md").status == .success)
  }

  @Test(arguments: ["--diff", "--diff --check"])
  func diffPrintsAndWritesNothing(options: String) throws {
    try folder.write("a.md", Sample.untidy)
    let run = folder.run("fmt \(options) @")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        --- @/a.md
        +++ @/a.md
        @@ -6,4 +6,4 @@
         
         ## Section
         
        -- [X] Call mum (Due:2026-12-01)
        +- [x] Call mum (due: 2026-12-01)

        """
    )
    #expect(try folder.text("a.md") == Sample.untidy)
  }

  @Test func aDiffOfNothingIsNothing() throws {
    try folder.write("a.md", Sample.tidy)
    let run = folder.run("fmt --diff @")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
  }

  @Test func aDiffIsRawForProgramsAndEscapedInATerminal() throws {
    try folder.write("\u{1B}a.md", Sample.page("- [X] \u{1B}[31mred\tone"))
    #expect(folder.run("fmt --diff @").output.contains("+- [x] \u{1B}[31mred\tone\n"))
    let shown = folder.run("fmt --diff @", isTerminal: true).output
    #expect(shown.contains("+- [x] \\u{1B}[31mred\tone\n"))
    #expect(shown.hasPrefix("--- @/\\u{1B}a.md\n+++ @/\\u{1B}a.md\n"))
    #expect(folder.run("fmt --check @").output == "@/\\u{1B}a.md: would be formatted\n")
    #expect(folder.run("fmt @").output == "@/\\u{1B}a.md: formatted\n")
  }

  // MARK: Refused files

  @Test(arguments: ["fmt", "fmt --check", "fmt --diff"])
  func refusedFilesAreNamedAndTheOthersGoOn(command: String) throws {
    let latin = Array(Sample.untidy.utf8) + [0xE9, 0x0A]
    let deep = "---\nkind: page\n---\n" + String(repeating: "> - ", count: 250_000) + "\n\n\n\n"
    try folder.write("a.md", Sample.conflict)
    try folder.write("b.md", bytes: latin)
    try folder.write("c.md", deep)
    try folder.write("d.md", Sample.untidy)
    let run = folder.run("\(command) @")
    #expect(run.status == .couldNotRun)
    #expect(
      run.error == """
        tidemark: @/a.md: left as it is: an unresolved merge on line 9
        tidemark: @/b.md: left as it is: line 10 is not UTF-8
        tidemark: @/c.md: left as it is: it is too large or too deeply nested to be read; `tidemark lint` says where

        """
    )
    #expect(run.output.contains("@/d.md"))
    #expect(try folder.text("a.md") == Sample.conflict)
    #expect(try folder.bytes("b.md") == latin)
    #expect(try folder.text("c.md") == deep)
    #expect(try folder.text("d.md") == (command == "fmt" ? Sample.tidy : Sample.untidy))
  }

  @Test func aNoteIsNotRefused() throws {
    try folder.write("latin.md", bytes: [0xE9, 0x0A])
    try folder.write("merge.md", Sample.conflict.replacing("kind: page", with: "kind: recipe"))
    try folder.write("page.md", Sample.tidy)
    let run = folder.run("fmt @")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
  }

  // MARK: Writing

  @Test func keepsModeAndLinks() throws {
    try folder.write("real/a.md", Sample.untidy)
    try folder.setMode("real/a.md", 0o640)
    try folder.link("a.md", to: "real/a.md")
    #expect(folder.run("fmt @/a.md").output == "@/a.md: formatted\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("a.md")) == "real/a.md")
    #expect(try folder.text("real/a.md") == Sample.tidy)
    #expect(try folder.mode("real/a.md") == 0o640)
    #expect(try folder.names(in: "real") == ["a.md"])
  }

  @Test func keepsLineEndingsAndByteOrderMark() throws {
    let before = [0xEF, 0xBB, 0xBF] + Array(Sample.untidy.replacing("\n", with: "\r\n").utf8)
    let after = [0xEF, 0xBB, 0xBF] + Array(Sample.tidy.replacing("\n", with: "\r\n").utf8)
    try folder.write("a.md", bytes: before)
    #expect(folder.run("fmt @").status == .success)
    #expect(try folder.bytes("a.md") == after)
  }

  @Test func whatMayNotBeWrittenIsLeftWhole() throws {
    try folder.write("open/a.md", Sample.untidy)
    try folder.setMode("open", 0o777)
    try folder.setMode("open/a.md", 0o444)
    try folder.write("shut/b.md", Sample.untidy)
    try folder.setMode("shut/b.md", 0o666)
    try folder.setMode("shut", 0o555)
    let run = asUnprivilegedUser { folder.run("fmt @") }
    #expect(run.status == .couldNotRun)
    #expect(
      run.error == """
        tidemark: @/open/a.md: cannot be written: permission denied
        tidemark: @/shut/b.md: cannot be written: its folder is not writable, and replacing a file needs that

        """
    )
    #expect(run.output.isEmpty)
    #expect(try folder.text("open/a.md") == Sample.untidy)
    #expect(try folder.text("shut/b.md") == Sample.untidy)
    #expect(try folder.names(in: "open") == ["a.md"])
    #expect(try folder.names(in: "shut") == ["b.md"])
  }

  @Test func aMissingFileIsOneLine() throws {
    try folder.write("a.md", Sample.untidy)
    let run = folder.run("fmt @/missing.md @/a.md")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/missing.md: no such file or folder\n")
    #expect(try folder.text("a.md") == Sample.tidy)
  }
}
