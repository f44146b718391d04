#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import CommandLine

  /// What is longer than the terminal goes through the pager.
  @Suite struct PagerTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let tasks = (1...12).map { "- [ ] Task \($0) (due: 2026-12-01)\n" }.joined()
      try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
      try folder.write("p.md", "---\nkind: project\n---\n\n# P\n\n\(tasks)")
      // It keeps what it gets, and shows that it was there.
      try folder.write("pager", "#!/bin/sh\necho \"paged by $LESS $*\"\nexec cat > paged\n")
      try folder.setMode("pager", 0o755)
    }

    private static let pager = ["PAGER": "./pager one  two"]

    private func run(_ line: String, _ environment: [String: String] = pager, rows: UInt16 = 8) throws -> TerminalRun {
      try TerminalRun(line.split(separator: " ").map(String.init), in: folder, environment, rows: rows)
    }

    @Test(arguments: [
      "tasks", "tasks --plain", "rules", "explain field-value", "spec fields", "--help", "help lint", "lint --help",
      "tasks --color always",
    ])
    func showsWhatIsLong(line: String) throws {
      let run = try run(line)
      #expect(run.text == "paged by FRX one two\n")
      #expect(run.status == 0)
      let shown = try ProgramRun("tidemark \(line)", in: folder, environment: ["COLUMNS": "90"])
      // A terminal gets lines of its width.
      func words(_ text: String) -> [Substring] {
        text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isWhitespace)
      }
      #expect(words(try folder.text("paged")) == words(shown.text))
    }

    @Test func keepsColors() throws {
      _ = try run("tasks")
      #expect(try folder.text("paged").contains("\u{1B}["))
      _ = try run("tasks", Self.pager.merging(["NO_COLOR": "1"]) { $1 })
      #expect(try !folder.text("paged").contains("\u{1B}["))
    }

    @Test(arguments: [
      ("tasks --json", [:]), ("tasks --no-pager", [:]), ("--no-pager tasks", [:]), ("--help --no-pager", [:]),
      ("tasks", ["PAGER": ""]), ("tasks", ["PAGER": " "]), ("tasks", ["PAGER": "cat"]), ("tasks", ["TERM": "dumb"]),
      ("--version", [:]), ("lint", [:]),
    ])
    func isLeftOut(line: String, environment: [String: String]) throws {
      let run = try run(line, Self.pager.merging(environment) { $1 })
      #expect(!run.text.contains("paged by"))
      #expect(try folder.names().contains("paged") == false)
      #expect(run.status == 0)
      let shown = try ProgramRun("tidemark \(line)", in: folder, environment: ["COLUMNS": "90"]).text
      #expect(run.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == shown)
    }

    @Test func whatFitsIsPrinted() throws {
      let lines =
        try ProgramRun("tidemark tasks", in: folder).text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(try !run("tasks", rows: UInt16(lines + 1)).text.contains("paged by"))
      #expect(try run("tasks", rows: UInt16(lines)).text.contains("paged by"))
      #expect(try !run("tasks", Self.pager.merging(["LINES": "\(lines + 1)"]) { $1 }).text.contains("paged by"))
    }

    @Test func nothingIsPagedIntoAPipe() throws {
      let run = try ProgramRun("tidemark spec", in: folder, environment: Self.pager)
      #expect(run.text.hasPrefix("# "))
      #expect(try !folder.names().contains("paged"))
    }

    /// A pager that is left at once has not failed; one that is not there is done without.
    @Test func aPagerMayFail() throws {
      for line in ["true", "sh -c 'exit 1'", "head -n 1"] {
        let run = try run("spec", ["PAGER": line])
        #expect(run.status == 0)
        #expect(run.text == (line == "head -n 1" ? "# The Tidemark file format, version 0.2 (draft)\n" : ""))
      }
      for line in ["no-such-pager", "./p.md", "no-such-pager | cat >&2; exit 127"] {
        let run = try run("tasks", ["PAGER": line])
        #expect(run.status == 0)
        #expect(run.text.contains("Task 12"))
      }
    }

    @Test func aLineOfTheShellIsOne() throws {
      try folder.write("$(touch injected).md", "---\nkind: project\n---\n\n# $(touch injected); touch injected\n\n- [ ] One\n")
      let run = try run("tasks", ["PAGER": "tr a-z A-Z > paged; echo $LESS", "LESS": "own"])
      #expect(run.text == "own\n")
      #expect(try folder.text("paged").contains("$(TOUCH INJECTED)"))
      #expect(try !folder.names().contains("injected"))
    }
  }

  @Suite struct PagerFitTests {
    @Test(arguments: [
      ("", 2, true), ("a\n", 2, true), ("a\nb\n", 2, false), ("a\nb\n", 3, true), ("a\nb", 3, true), ("\n\n\n", 3, false),
      ("0123456789\n", 2, true), ("0123456789a\n", 2, false), ("0123456789a\n", 3, true), ("ééééééééé\n", 2, true),
      ("\u{1B}[1;31m0123456789\u{1B}[0m\n", 2, true), ("\u{1B}[1;31m0123456789\u{1B}[0ma\n", 2, false),
    ])
    func countsTheLinesOfATerminal(text: String, height: Int, fits: Bool) {
      #expect(Pager.fits(text, width: 10, height: height) == fits)
    }
  }
#endif
