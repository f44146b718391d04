import Chronology
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ManualPageTests {
  private static let date = CivilDate("2026-11-20")!
  private static let sample = ManualWriter(program: SampleProgram.program, date: date)

  private func page(_ path: [Command]) -> String { Self.sample.page(of: path).text }

  @Test func showsACommand() {
    #expect(
      page([SampleProgram.lint]) == #"""
        .Dd November 20, 2026
        .Dt TIDEMARK-LINT 1
        .Os
        .Sh NAME
        .Nm tidemark-lint
        .Nd check files for what the format forbids or advises against
        .Sh SYNOPSIS
        .Nm tidemark
        .Cm lint
        .Op Ar option ...
        .Op Ar PATH ...
        .Sh DESCRIPTION
        Check files for what the format forbids or advises against.
        .Pp
        Files without a kind are left alone; naming one says so.
        Folders are walked, but for hidden ones and what .gitignore names.
        .Pp
        A file may allow a rule:
        .Bd -literal -offset indent
        <!\-\- tidemark: allow half\-range \-\->
        .Ed
        .Pp
        The arguments are:
        .Bl -tag -width Ds
        .It Ar PATH
        Files and folders; \(lq-\(rq is standard input (default: .).
        .El
        .Sh OPTIONS
        .Bl -tag -width Ds
        .It Fl \-format Ar FORMAT
        The form of the report (text, json; default: text).
        .It Fl \-strict
        Let warnings count as errors.
        .It Fl \-rule Ar NAME
        Look for this rule only (may be given several times).
        .It Fl \-stdin\-filename Ar NAME
        The name to report for standard input.
        .It Fl q , Fl \-quiet
        Print less.
        .It Fl \-color Ar WHEN
        Set words off by color (auto, always, never; default: auto).
        .It Fl h , Fl \-help
        Show this help; -h shows it in short.
        .El
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It Sy 0
        Nothing was found.
        .It Sy 1
        There is an error; with \fB\-\-strict\fP, a warning.
        .It Sy 2
        A file could not be read.
        .El
        .Sh EXAMPLES
        Check every file below this folder:
        .Bd -literal -offset indent
        tidemark lint
        .Ed
        .Pp
        Check one file, and fail for warnings too:
        .Bd -literal -offset indent
        tidemark lint \-\-strict pages/health.md
        .Ed
        .Sh SEE ALSO
        .Xr tidemark 1 ,
        .Xr tidemark-format 5

        """#
    )
  }

  @Test func aCommandThatGathersOthersNamesThem() {
    let new = SampleProgram.program.commands[2]
    #expect(page([new]).contains(".Cm new\n.Ar command\n.Op Ar option ...\n"))
    #expect(page([new]).contains(".It Xr tidemark-new-page 1\nMake a new page.\n.It Xr tidemark-new-day 1\n"))
    let child = page([new, new.subcommands[0]])
    #expect(child.contains(".Dt TIDEMARK-NEW-PAGE 1\n") && child.contains(".Cm new page\n"))
    #expect(child.contains(".Ar TITLE\n"))
    #expect(child.contains(".Xr tidemark 1 ,\n.Xr tidemark-new 1 ,\n.Xr tidemark-format 5\n"))
  }

  // MARK: The program's own

  static let pages = ManualPage.all(of: Tidemark.program, date: date)

  @Test func everyCommandHasAPage() {
    let names = TidemarkTests.paths.filter { ![["complete"], ["stats", "period"]].contains($0) }.map {
      (["tidemark"] + $0).joined(separator: "-")
    }
    #expect(Self.pages.map(\.name) == ["tidemark"] + names + ["tidemark-format"])
    #expect(Self.pages.map(\.section) == Array(repeating: 1, count: names.count + 1) + [5])
  }

  @Test func everyOptionIsInItsPage() {
    for path in Self.writer.paths {
      let text = Self.writer.page(of: path).text
      for option in path[path.count - 1].options.map(\.syntax) {
        #expect(
          text.contains("Fl \\-" + option.name.replacing("-", with: "\\-")),
          "\(option.name) of \(Self.writer.name(of: path))"
        )
      }
    }
  }

  private static let writer = ManualWriter(program: Tidemark.program, date: date)

  /// roff(7) wants ASCII.
  @Test func everyPageIsASCII() {
    for page in Self.pages { #expect(page.text.utf8.allSatisfy { $0 < 0x80 }, "\(page.name)") }
  }

  @Test func theProgramNamesItsVariables() throws {
    let text = try #require(Self.pages.first).text
    for variable in EnvironmentVariable.all { #expect(text.contains(".It Ev \(variable.name)\n")) }
    for command in Tidemark.program.commands {
      #expect(text.contains(".It Xr tidemark-\(command.name) 1\n") != command.isHidden, "\(command.name)")
    }
  }

  // MARK: The command

  @Test(
    arguments: [
      ([], ".Dt TIDEMARK 1"), (["done"], ".Dt TIDEMARK-DONE 1"), (["new-page"], ".Dt TIDEMARK-NEW-PAGE 1"),
      (["new page"], ".Dt TIDEMARK-NEW-PAGE 1"), (["format"], ".Dt TIDEMARK-FORMAT 5"),
      (["tidemark-done"], ".Dt TIDEMARK-DONE 1"),
    ] as [([String], String)]
  )
  func printsAPage(arguments: [String], title: String) {
    let run = CommandRun(["manual", "--today", "2026-11-20"] + arguments)
    #expect(run.status == .success)
    #expect(Array(run.lines.prefix(2)) == [".Dd November 20, 2026", title])
  }

  @Test(arguments: [
    ("dne", "tidemark manual: the manual has no page “dne”; did you mean “done”?\n"),
    ("complete", "tidemark manual: the manual has no page “complete”"), ("", "tidemark manual: the manual has no page “”"),
  ])
  func saysThatThereIsNone(page: String, message: String) {
    let run = CommandRun("manual", page)
    #expect(run.status == .couldNotRun && run.output.isEmpty)
    #expect(run.error.hasPrefix(message), "\(run.error)")
  }

  @Test func writesAllPages() throws {
    let folder = try TemporaryFolder()
    let run = folder.run("manual --output @/man --today 2026-11-20")
    #expect(run.status == .success)
    #expect(run.lines.count - 1 == Self.pages.count)
    for page in Self.pages { #expect(try folder.text("man/\(page.path)") == page.text) }
    #expect(folder.run("manual --output @/man --today 2026-11-20").output.isEmpty)
    #expect(folder.run("manual --output @/man --today 2026-11-21").lines.count == run.lines.count)
  }
}
