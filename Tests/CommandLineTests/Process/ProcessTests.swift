import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// What only a process shows: streams, exit statuses, signals.
@Suite struct ProcessTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("clean.md", Sample.clean)
    try folder.write("wrong.md", Sample.wrong)
    try folder.write("untidy.md", Sample.untidy)
  }

  @Test(arguments: [
    ("tidemark lint clean.md", 0),
    ("tidemark lint wrong.md", 1),
    ("tidemark lint missing.md", 2),
    ("tidemark fmt --check clean.md", 0),
    ("tidemark fmt --check untidy.md", 1),
    ("tidemark fmt --diff untidy.md", 1),
    ("tidemark fmt missing.md", 2),
    ("tidemark export clean.md", 0),
    ("tidemark export wrong.md", 1),
    ("tidemark export missing.md", 2),
    ("tidemark outline clean.md", 0),
    ("tidemark outline .", 2),
    ("tidemark nonsense", 2),
    ("tidemark", 0),
    ("tidemark --version", 0),
  ])
  func exitsWithAStatus(line: String, status: Int32) throws {
    #expect(try ProgramRun(line, in: folder).status == status)
  }

  @Test func withoutPathsItReadsThisFolder() throws {
    #expect(try ProgramRun("tidemark lint", in: folder).text.hasPrefix("wrong.md:9:22: error:"))
    #expect(try ProgramRun("tidemark fmt --check", in: folder).text == "untidy.md: would be formatted\n")
    #expect(try ProgramRun("tidemark export --today 2026-11-20", in: folder).text.contains("Title\n"))
  }

  // MARK: Standard input

  @Test func readsStandardInput() throws {
    #expect(try ProgramRun("tidemark lint - < wrong.md", in: folder).text.hasPrefix("<stdin>:9:22: error:"))
    #expect(try ProgramRun("tidemark lint - - < wrong.md", in: folder).text.hasSuffix("\n1 error in 1 file\n"))
    #expect(try ProgramRun("cat wrong.md | tidemark lint clean.md -", in: folder).text.hasPrefix("<stdin>:9:22: error:"))
    #expect(try ProgramRun("tidemark export - < clean.md", in: folder).text.hasPrefix("Title\n"))
    #expect(try ProgramRun("tidemark outline - < clean.md", in: folder).text.hasPrefix("5:3-5:8"))
    let note = try ProgramRun("echo note | tidemark lint -", in: folder)
    #expect(note.status == 0)
    #expect(note.error == "tidemark: <stdin>: left alone: it does not begin with front matter that says “kind: page”\n")
  }

  @Test func takesStandardInputForAFile() throws {
    try folder.write("pages/img/sun.jpg")
    try folder.write("input", Sample.page("![Sun](img/sun.jpg)", "", "![Moon](img/moon.jpg)"))
    let lines = "tidemark lint - --stdin-filename pages/new.md --format json < input"
    let run = try ProgramRun(lines, in: folder)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["rule"] as? String } == ["missing-image"])
    #expect(diagnostics.first?["file"] as? String == "pages/new.md")
    // Without a name nobody knows where images lie.
    #expect(try ProgramRun("tidemark lint - < input", in: folder).text.isEmpty)
    // Only a vault makes a misspelled kind worth a word.
    let misspelled = "printf -- '---\\nkind: pgae\\n---\\n' | tidemark lint - --stdin-filename pages/new.md"
    #expect(try ProgramRun(misspelled, in: folder).text.isEmpty)
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    #expect(try ProgramRun(misspelled, in: folder).text.contains("pages/new.md:2:7: warning: "))
    let title = "printf -- '---\\nkind: page\\n---\\n' | tidemark outline - --stdin-filename pages/new.md"
    #expect(try ProgramRun(title, in: folder).text.contains("page \"new\""))
  }

  @Test func formatsStandardInputToStandardOutput() throws {
    #expect(try ProgramRun("tidemark fmt - < untidy.md", in: folder).text == Sample.tidy)
    #expect(try ProgramRun("tidemark fmt - < clean.md", in: folder).text == Sample.clean)
    let check = try ProgramRun("tidemark fmt - --check --stdin-filename a.md < untidy.md", in: folder)
    #expect(check.status == 1)
    #expect(check.text == "a.md: would be formatted\n")
    #expect(try ProgramRun("tidemark fmt - --diff < untidy.md", in: folder).text.hasPrefix("--- <stdin>\n+++ <stdin>\n@@ "))
  }

  /// An editor takes what comes out for its text.
  @Test func whatIsRefusedOrLeftAloneComesOutAgain() throws {
    let bytes = Array(Sample.untidy.utf8) + [0xE9, 0x0A]
    try folder.write("latin.md", bytes: bytes)
    try folder.write("conflict.md", Sample.conflict)
    try folder.write("note.md", Sample.note)
    let refused = try ProgramRun("tidemark fmt - < latin.md", in: folder)
    #expect(refused.status == 2)
    #expect(refused.output == bytes)
    #expect(refused.error == "tidemark: <stdin>: left as it is: line 10 is not UTF-8\n")
    #expect(try ProgramRun("tidemark fmt - < conflict.md", in: folder).text == Sample.conflict)
    let note = try ProgramRun("tidemark fmt - < note.md", in: folder)
    #expect(note.status == 0)
    #expect(note.text == Sample.note)
    #expect(try ProgramRun("tidemark fmt - < /dev/null", in: folder).output.isEmpty)
  }

  @Test func aFolderIsNoStandardInput() throws {
    let run = try ProgramRun("tidemark lint - < .", in: folder)
    #expect(run.status == 2)
    #expect(run.error == "tidemark: <stdin>: a folder, not a file\n")
  }

  @Test func readsAPipeThatTheShellHasOpened() throws {
    let run = try ProgramRun("cat wrong.md | tidemark lint /dev/fd/0", in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("/dev/fd/0:9:22: error:"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func anEndlessFileIsNotReadToItsEnd() throws {
    let run = try ProgramRun("tidemark lint - < /dev/zero", in: folder)
    #expect(run.status == 2)
    #expect(run.error == "tidemark: <stdin>: larger than 64 MiB, and so not read; split it into several files\n")
    let named = try ProgramRun("tidemark lint /dev/zero", in: folder)
    #expect(named.status == 2)
    #expect(named.error == "tidemark: /dev/zero: it is not a regular file, but a device or a pipe\n")
  }

  // MARK: Standard output

  @Test func aBrokenPipeIsSilent() throws {
    for number in 0..<100 { try folder.write("many/\(number).md", Sample.wrong) }
    for command in ["lint many", "lint --format json many", "export many 2>/dev/null", "spec", "explain field-value"] {
      let run = try ProgramRun("{ tidemark \(command); echo $? > status; } | true", in: folder)
      #expect(run.error.isEmpty, "\(command)")
      // A reader that is still there may have taken a short text.
      #expect(["2\n", "0\n", "1\n"].contains(try folder.text("status")))
    }
    #expect(try ProgramRun("{ tidemark spec; echo $? > status; } | head -1", in: folder).text.hasPrefix("# "))
    #expect(try folder.text("status") == "0\n")
    let process = try ProgramRun.process(["spec"], in: folder)
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    try error.fileHandleForWriting.close()
    #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsSaid() throws {
    for command in ["lint wrong.md", "--version", "--help", "fmt --diff untidy.md", "export clean.md", "rules"] {
      let run = try ProgramRun("tidemark \(command) > /dev/full", in: folder)
      #expect(run.status == 2)
      #expect(run.error == "tidemark: standard output cannot be written: no space left\n")
    }
  }

  @Test func aWriteThatFailsHalfwayLeavesNothing() throws {
    let long = Sample.untidy + String(repeating: "- A line of the page\n", count: 4_000)
    try folder.write("long.md", long)
    try folder.write("old.txt", "kept")
    let before = try folder.names()
    // Eight blocks are at most 8 KiB. The thread sanitizer would write a larger file of its own, if it found where.
    for (command, path) in [
      ("export long.md -o new.txt", "new.txt"), ("export long.md -o old.txt", "old.txt"), ("fmt long.md", "long.md"),
    ] {
      let run = try ProgramRun("ulimit -f 8; TMPDIR=/nowhere tidemark \(command)", in: folder)
      #expect(run.status == 2)
      #expect(run.error == "tidemark: \(path): cannot be written: file too large\n")
    }
    #expect(try folder.names() == before)
    #expect(try folder.text("old.txt") == "kept")
    #expect(try folder.text("long.md") == long)
  }

  /// A file that is opened must not get the number of a stream that is closed, and what is printed.
  @Test func closedStreamsAreNoFiles() throws {
    let run = try ProgramRun("tidemark fmt untidy.md >&-", in: folder)
    #expect(run.status == 2)
    #expect(run.error == "tidemark: standard output cannot be written: bad file descriptor\n")
    #expect(try folder.text("untidy.md") == Sample.tidy)
    #expect(try ProgramRun("tidemark lint wrong.md missing.md <&- >&- 2>&-", in: folder).status == 2)
    #expect(try folder.text("wrong.md") == Sample.wrong)
    #expect(try ProgramRun("tidemark lint - <&-", in: folder).status == 2)
  }

  @Test func outputAndErrorsStandInOrder() throws {
    try folder.write("z.md", Sample.conflict)
    let run = try ProgramRun("tidemark fmt --check . 2>&1", in: folder)
    #expect(run.text == "untidy.md: would be formatted\ntidemark: z.md: left as it is: an unresolved merge on line 9\n")
  }

  // MARK: Signals

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsIt(signal: Int32) throws {
    let process = try ProgramRun.process(["lint", "-"], in: folder)
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    // A thread of the tests may have signals blocked, and what it starts has them blocked too.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    try input.fileHandleForWriting.close()
  }

  // MARK: Environment

  @Test func theWidthIsThatOfColumns() throws {
    for (columns, width) in [("60", 60), ("200", 200), ("nonsense", 80), ("0", 80)] {
      let help = try ProgramRun("tidemark lint --help", in: folder, environment: ["COLUMNS": columns]).text
      let widest = help.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= width, "COLUMNS=\(columns)")
      #expect(widest > width - 30, "COLUMNS=\(columns)")
    }
  }
}
