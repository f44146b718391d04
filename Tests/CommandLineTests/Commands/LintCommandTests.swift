import Foundation
import TestSupport
import Testing
import Vault

@testable import CommandLine
@testable import Workspace

@Suite struct LintCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: What is printed

  @Test func saysWhatIsWrongAndWhere() throws {
    try folder.write("a.md", Sample.wrong)
    let run = folder.run("lint @/a.md")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        @/a.md:9:22: error: “2026-13-01” is not in the calendar [field-value]
          - [ ] Call mum (due: 2026-13-01)
                               ^^^^^^^^^^
          help: correct the day or the month

        1 error in 1 file

        """
    )
    #expect(run.error.isEmpty)
  }

  @Test func aCleanFolderPrintsNothing() throws {
    try folder.write("a.md", Sample.clean)
    try folder.write("note.md", Sample.note)
    let run = folder.run("lint @")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
  }

  @Test func countsInOneLine() throws {
    try folder.write("a.md", Sample.wrong)
    try folder.write("b.md", Sample.wrong)
    try folder.write("c.md", Sample.doubtful)
    try folder.write("d.md", Sample.untitled)
    try folder.write("e.md", Sample.clean)
    try folder.write("note.md", Sample.note)
    #expect(folder.run("lint @").lines.suffix(2) == ["2 errors, 1 warning, 1 hint in 5 files", ""])
  }

  @Test(arguments: [
    ("“漢字” (due: 2026-13-01)", "“漢字” (due: ", 13),
    ("☀️ Tea (due: 2026-13-01)", "☀️ Tea (due: ", 13),
    ("👩‍👩‍👧 Call (due: 2026-13-01)", "👩‍👩‍👧 Call (due: ", 14),
    ("🇨🇭 Trip (due: 2026-13-01)", "🇨🇭 Trip (due: ", 14),
    ("Cafe\u{301} (due: 2026-13-01)", "Cafe\u{301} (due: ", 11),
    ("\u{1B}[31mred (due: 2026-13-01)", "\\u{1B}[31mred (due: ", 20),
  ])
  func caretsStandUnderWhatTheyMean(headline: String, before: String, cells: Int) throws {
    try folder.write("a.md", Sample.page("- [ ] " + headline))
    let lines = folder.run("lint @/a.md").lines
    #expect(lines[1] == "  - [ ] " + before + "2026-13-01)")
    #expect(lines[2] == String(repeating: " ", count: 8 + cells) + "^^^^^^^^^^")
  }

  @Test func showsNoControlCharacters() throws {
    let name = "a\u{1B}[2J\u{202E}.md"
    try folder.write(name, Sample.page("- [ ] \u{1B}[31mred\u{9B}2J\u{202E} (due: \u{7}no)"))
    for line in [["lint", "@"], ["lint", "--format", "json", "@"], ["lint", "--color", "always", "@/\(name)x"]] {
      let run = folder.run(line)
      let shown = run.output + run.error
      #expect(shown.contains("a\\u{1B}[2J") || shown.contains("a\\u001B[2J") || shown.contains("a\\u001b[2J"))
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
    }
  }

  @Test func colorsOnlyWhereItIsWanted() throws {
    try folder.write("a.md", Sample.wrong)
    let file = folder("a.md")
    func isColored(_ options: [String], _ isTerminal: Bool, _ declines: Bool) -> Bool {
      CommandRun(["lint", file] + options, isTerminal: isTerminal, declinesColor: declines).output.contains("\u{1B}[")
    }
    #expect(isColored([], true, false))
    #expect(isColored(["--color", "auto"], true, false))
    #expect(!isColored([], false, false))
    #expect(!isColored([], true, true))
    #expect(isColored(["--color=always"], false, true))
    #expect(!isColored(["--color=never"], true, false))
  }

  // MARK: Exit status

  @Test(arguments: [
    (Sample.clean, "", ExitCode.success),
    (Sample.untitled, "", .success),
    (Sample.untitled, "--strict", .success),
    (Sample.doubtful, "", .success),
    (Sample.doubtful, "--strict", .findings),
    (Sample.wrong, "", .findings),
    (Sample.wrong, "--strict", .findings),
    (Sample.doubtful, "--strict --allow unknown-key", .success),
    (Sample.wrong, "--rule missing-title", .success),
    (Sample.wrong, "--rule missing-title --rule field-value", .findings),
    (Sample.wrong, "--rule field-value --allow field-value", .success),
  ])
  func exitsAsTheWorstFindingSays(text: String, options: String, status: ExitCode) throws {
    try folder.write("a.md", text)
    #expect(folder.run("lint @ " + options).status == status)
  }

  @Test func whatCannotBeReadIsWorseThanFindings() throws {
    try folder.write("a.md", Sample.wrong)
    let run = folder.run("lint @/missing.md @/a.md @/a.md/below")
    #expect(run.status == .couldNotRun)
    #expect(
      run.error == """
        tidemark: @/missing.md: no such file or folder
        tidemark: @/a.md/below: a part of the path is a file, not a folder

        """
    )
    #expect(run.output.hasSuffix("1 error in 1 file\n"))
  }

  @Test func tellsTodayFromTheFlag() throws {
    try folder.write("a.md", Sample.page("- Run (streak: daily)", "  - 2026-11-21"))
    #expect(folder.run("lint @ --today 2026-11-20 --strict").output.contains("[future-entry]"))
    #expect(folder.run("lint @ --today 2026-11-21 --strict").status == .success)
    #expect(
      folder.run("lint @ --today tomorow").error
        == "tidemark lint: --today: “tomorow” is not \(PhraseKind.day.expectation); did you mean “tomorrow”?\n"
    )
  }

  @Test func rulesMustBeKnown() {
    #expect(
      CommandRun("lint", "--rule", "feild-value").error
        == "tidemark lint: “feild-value” is not a value of “--rule”; did you mean “field-value”?\n"
    )
    #expect(
      CommandRun("lint", "--allow", "zzzzzz").error
        == "tidemark lint: “zzzzzz” is not a value of “--allow”; “tidemark rules” lists them\n"
    )
  }

  // MARK: Which files

  @Test func leavesOutWhatIsHiddenOrIgnored() throws {
    for name in [".trash/a.md", ".git/b.md", ".hidden.md", "build/c.md", "ignored.md", "templates/d.md", "notes.txt"] {
      try folder.write(name, Sample.wrong)
    }
    try folder.write(".gitignore", "build/\nignored.md\n")
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    #expect(folder.run("lint @").output.isEmpty)
    for name in [".trash", ".trash/a.md", ".hidden.md", "build", "ignored.md", "templates", "notes.txt"] {
      #expect(folder.run("lint @/\(name)").status == .findings, "\(name) was named")
    }
  }

  @Test func aFileThatIsReachedTwiceIsReadOnce() throws {
    try folder.write("sub/a.md", Sample.wrong)
    try folder.link("link.md", to: "sub/a.md")
    #expect(folder.run("lint @ @/sub @/sub/a.md @/sub/../sub/a.md @/link.md").output.hasSuffix("1 error in 1 file\n"))
  }

  @Test(arguments: [
    (Sample.note, "it does not begin with front matter that says “kind: page”"),
    ("---\ntitle: x\n---\n", "it does not begin with front matter that says “kind: page”"),
    ("---\nkind: pgae\n---\n", "“pgae” is not a kind of file; did you mean “page”?"),
    (
      "---\nkind: recipe\u{1B}\n---\n",
      "it does not begin with front matter that says “kind: page”"
    ),
    (
      "---\nkind: recipe\n---\n",
      "“recipe” is not a kind of file; the kinds are page, day, project, stacks, ritual, life, activities, vault"
    ),
    ("---\nkind: Note\n---\n", "“kind: note” says that it is a note, and no file of Tidemark"),
    ("---\nkind: page\n  - b\n---\n", "“page - b” is not a kind of file; did you mean “page”?"),
    ("---\nkind: [page]\n---\n", "“[page]” is not a kind of file; did you mean “page”?"),
    ("", "it is empty"),
    ("\u{0}\u{1}\u{2}", "it is not text"),
  ])
  func aNoteThatIsNamedIsLeftAloneAloud(text: String, reason: String) throws {
    try folder.write("a.md", text)
    for command in ["lint", "fmt", "export", "outline"] {
      let run = folder.run("\(command) @/a.md")
      #expect(run.status == .success)
      #expect(run.output.isEmpty)
      #expect(run.error == "tidemark: @/a.md: left alone: \(reason)\n", "\(command)")
    }
  }

  @Test func aFolderOfNotesIsLeftAloneAloud() throws {
    try folder.write("a/note.md", Sample.note)
    try folder.write("b/")
    for command in ["lint", "fmt", "export"] {
      let run = folder.run("\(command) @/a @/b")
      #expect(run.status == .success)
      #expect(run.output.isEmpty)
      #expect(run.error == "tidemark: nothing to do in @/a, @/b: no Markdown file there has front matter with a known kind\n")
    }
  }

  @Test func aVaultIsKnownFromTheFilesOnTheDisk() throws {
    try folder.write("pages/a.md", "---\nkind: pgae\n---\n")
    #expect(folder.run("lint @/pages/a.md").output.isEmpty)
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    #expect(folder.run("lint @/pages/a.md").output.contains("[misspelled-kind]"))
  }

  @Test func imagesAreLookedForBesideTheFile() throws {
    try folder.write("pages/a.md", Sample.page("![Sunrise](img/sunrise.jpg)"))
    #expect(folder.run("lint @").output.contains("[missing-image]"))
    try folder.write("pages/img/sunrise.jpg")
    #expect(folder.run("lint @").output.isEmpty)
  }

  // MARK: Bytes

  @Test func anyBytesAreRead() throws {
    try folder.write("empty.md", bytes: [])
    try folder.write("binary.md", bytes: Array("---\nkind: page\n---\n# T\n".utf8) + (0...255).map { UInt8($0) })
    try folder.write("crlf.md", bytes: [0xEF, 0xBB, 0xBF] + Array(Sample.wrong.replacing("\n", with: "\r\n").utf8))
    let output = folder.run("lint @").output
    #expect(output.contains("@/binary.md:7:115: error: the byte 0x80 "))
    #expect(output.contains("[invalid-utf8]"))
    #expect(output.contains("@/crlf.md:9:22: error: “2026-13-01” is not in the calendar [field-value]\n  - [ ] Call mum"))
    #expect(!output.contains("\r"))
  }

  @Test func aDeepNestIsOneLine() throws {
    try folder.write("deep.md", "---\nkind: page\n---\n" + String(repeating: "> - ", count: 250_000))
    let run = folder.run("lint @/deep.md")
    #expect(run.status == .findings)
    #expect(run.output.contains("[over-limit]"))
    #expect(run.output.utf8.count < 1000)
    let export = folder.run("export @/deep.md")
    #expect(export.status == .findings)
    #expect(export.output == "deep\n════\n")
    #expect(export.error.contains("[over-limit]"))
    #expect(folder.run("outline @/deep.md").output.hasSuffix("page \"deep\"\n"))
  }

  // MARK: JSON

  @Test func printsOneObject() throws {
    try folder.write("a.md", Sample.page("- [ ] Tea 漢字 (due: 2026-12-01, high)"))
    try folder.write("b.md", Sample.clean)
    let run = folder.run("lint --format json @ --rule field-value")
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["summary"] as? [String: Int] == ["files": 2, "errors": 1, "warnings": 0, "infos": 0])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      Set(diagnostic.keys) == [
        "file", "line", "column", "endLine", "endColumn", "severity", "rule", "message", "help", "fixes",
      ]
    )
    #expect(diagnostic["file"] as? String == "@/a.md")
    #expect(["line", "column", "endLine", "endColumn"].map { diagnostic[$0] as? Int } == [9, 20, 9, 36])
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["rule"] as? String == "field-value")
    let fix = try #require((diagnostic["fixes"] as? [[String: Any]])?.first)
    #expect(Set(fix.keys) == ["title", "safe", "edits"])
    #expect(fix["safe"] as? Bool == true)
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(Set(edit.keys) == ["file", "line", "column", "endLine", "endColumn", "text"])
    #expect(edit["file"] as? String == "@/a.md")
  }

  @Test func theObjectIsWholeWhereAFileCannotBeRead() throws {
    try folder.write("a.md", Sample.doubtful)
    let run = folder.run("lint --format json @/missing.md @/a.md")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/missing.md: no such file or folder\n")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["summary"] as? [String: Int] == ["files": 1, "errors": 0, "warnings": 1, "infos": 0])
  }

  @Test func nothingFoundIsAnObjectToo() throws {
    try folder.write("a.md", Sample.clean)
    let output = folder.run("lint --format json @").output
    #expect(output.hasSuffix("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect((object["diagnostics"] as? [Any])?.isEmpty == true)
  }

  // MARK: Many files

  @Test func reportsAsItGoes() throws {
    let text = Sample.wrong + String(repeating: "- [ ] Call mum (due: 2026-13-01)\n", count: 9)
    for number in 0..<200 { try folder.write("\(number % 20)/\(number).md", text) }
    /// What has come out, and how many files had been read by then.
    final class Pieces { var sizes: [Int] = [] }
    let pieces = Pieces()
    let output = OutputWriter { bytes in
      pieces.sizes.append(bytes.count)
      return .success(())
    }
    let console = Console(output: output, error: OutputWriter())
    #expect(Tidemark.program.run(["lint", folder.path], console: console) == .findings)
    #expect(pieces.sizes.count > 3)
    #expect(pieces.sizes.allSatisfy { $0 < 1 << 17 })
  }

  @Test func stopsWhenNobodyReads() throws {
    for number in 0..<500 { try folder.write("\(number).md", Sample.wrong) }
    // The last of them would be told of if it were read.
    try folder.write("z.md", Sample.clean)
    try folder.setMode("z.md", 0)
    let console = Console(output: OutputWriter { _ in .failure(.brokenPipe) }, error: OutputWriter())
    let status = asUnprivilegedUser { Tidemark.program.run(["lint", folder.path], console: console) }
    #expect(status == .findings)
    #expect(console.error.text.isEmpty)
  }

  // MARK: Permissions

  @Test func tellsWhatMayNotBeRead() throws {
    try folder.write("a.md", Sample.wrong)
    try folder.write("closed.md", Sample.wrong)
    try folder.write("shut/b.md", Sample.wrong)
    try folder.setMode("closed.md", 0)
    try folder.setMode("shut", 0)
    let run = asUnprivilegedUser { folder.run("lint @") }
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/shut: permission denied\ntidemark: @/closed.md: permission denied\n")
    #expect(run.output.hasSuffix("1 error in 1 file\n"))
  }

  @Test func aFileTooLargeToReadIsToldOnlyIfItIsTidemarks() throws {
    // Holes take no room on the disk.
    for (name, start) in [("page.md", "---\nkind: page\n---\n"), ("note.md", "# Note\n")] {
      try folder.write(name, start)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder(name)))
      try file.truncate(atOffset: UInt64(FileSet.limit + 1))
    }
    let run = folder.run("lint @")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/page.md: larger than 64 MiB, and so not read; split it into several files\n")
    #expect(folder.run("lint @/note.md").error == "tidemark: @/note.md: left alone: it is not text\n")
    #expect(folder.run("lint @/note.md").status == .success)
  }

  /// A pipe that nobody writes is not waited for, and a text in UTF-16 that says its kind is not passed over.
  @Test func whatCannotBeReadAsTextIsTold() throws {
    try #require(mkfifo(folder("pipe"), 0o644) == 0)
    #expect(folder.run("lint @/pipe").error == "tidemark: @/pipe: it is not a regular file, but a device or a pipe\n")
    unlink(folder("pipe"))
    let page = "---\nkind: page\n---\n\n# Page\n"
    for (name, text, mark) in [
      ("a.md", page, [0xFF, 0xFE] as [UInt8]), ("b.md", page, []), ("note.md", "Rain.\n", [0xFF, 0xFE]),
    ] {
      try folder.write(name, bytes: mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }
    try folder.write("c.md", bytes: page.utf16.reduce([0xFE, 0xFF]) { $0 + [UInt8($1 >> 8), UInt8($1 & 0xFF)] })
    let words = "left alone: it is in UTF-16; save it as UTF-8, in an editor or with “iconv -f UTF-16 -t UTF-8”"
    #expect(folder.run("lint @").error == ["a", "b", "c"].map { "tidemark: @/\($0).md: \(words)\n" }.joined())
    #expect(folder.run("lint @/note.md").error == "tidemark: @/note.md: \(words)\n")
  }
}
