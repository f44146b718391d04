#if canImport(Glibc)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  @testable import CommandLine

  /// `--watch`: what is printed again when a file changes.
  @Suite struct WatchingTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
      try folder.write("projects/p.md", Self.project("Paint"))
    }

    private static func project(_ tasks: String...) -> String {
      "---\nkind: project\n---\n\n# P\n\n" + tasks.map { "- [ ] \($0)\n" }.joined()
    }

    private func session(_ line: String, rows: UInt16 = 24) throws -> TerminalSession {
      try TerminalSession(line, in: folder, rows: rows)
    }

    @Test func drawsAViewAnewAndGivesTheTerminalBack() throws {
      let session = try session("tasks --watch --today 2026-11-20 --now 10:15")
      let first = try session.wait(for: "Paint")
      #expect(first.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[H"))
      #expect(!session.isAsBefore)
      try folder.write("projects/p.md", Self.project("Sweep"))
      let second = try session.wait(for: "Sweep")
      // From the top left, over what was there, without clearing the screen first.
      #expect(second.hasPrefix("\u{1B}[H") && !second.contains("\u{1B}[2J"))
      #expect(second.hasSuffix("\u{1B}[J"))
      session.type("q")
      #expect(try session.end() == 0)
      #expect(session.text.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
      #expect(session.isAsBefore)
    }

    @Test(.serialized, arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsCleanly(signal: Int32) throws {
      let session = try session("today --watch")
      try session.wait(for: "Today")
      session.send(signal)
      #expect(try session.end() == 0)
      #expect(session.text.hasSuffix("\u{1B}[?1049l"))
      #expect(session.isAsBefore)
    }

    @Test func newFilesAndFoldersAreSeen() throws {
      let session = try session("tasks --watch --today 2026-11-20 --now 10:15")
      try session.wait(for: "Paint")
      try folder.write("projects/new/deep/q.md", Self.project("Mend"))
      try session.wait(for: "Mend")
      try folder.write("projects/new/deep/r.md", Self.project("Dust"))
      try session.wait(for: "Dust")
      try folder.remove("projects/new/deep/q.md")
      #expect(try !session.wait(for: "\u{1B}[J").contains("Mend"))
      session.type("q")
      #expect(try session.end() == 0)
    }

    /// An editor that saves all its files is told of once, and what changes nothing that is shown is not drawn.
    @Test func aBurstOfSavesIsDrawnOnce() throws {
      let session = try session("tasks --watch --today 2026-11-20 --now 10:15")
      try session.wait(for: "Paint")
      let before = session.text.components(separatedBy: "\u{1B}[H").count
      for number in 1...20 { try folder.write("projects/p.md", Self.project("Task \(number)")) }
      try session.wait(for: "Task 20")
      #expect(session.text.components(separatedBy: "\u{1B}[H").count <= before + 2)
      let after = session.text
      try folder.write("notes.md", "# A note of somebody\n")
      for _ in 0..<20 { session.take(50) }
      #expect(session.text == after)
      session.type("q")
      #expect(try session.end() == 0)
    }

    @Test func isAsTallAndWideAsTheTerminal() throws {
      let tasks = (1...40).map { "Task \($0)" }
      try folder.write("projects/p.md", "---\nkind: project\n---\n\n# P\n\n" + tasks.map { "- [ ] \($0)\n" }.joined())
      let session = try session("tasks --watch --today 2026-11-20 --now 10:15", rows: 12)
      let shown = try session.wait(for: "more lines")
      #expect(shown.components(separatedBy: "\n").count == 12)
      session.resize(columns: 80, rows: 30)
      #expect(try session.wait(for: "more lines").components(separatedBy: "\n").count == 30)
      session.type("q")
      #expect(try session.end() == 0)
    }

    @Test func lintIsRunAgain() throws {
      let session = try session("lint --watch --today 2026-11-20")
      try session.wait(for: "\u{1B}[J")
      try folder.write("projects/p.md", Self.project("Paint (due: 2026-13-01)"))
      try session.wait(for: "2026-13-01")
      session.type("q")
      #expect(try session.end() == 1)
    }

    /// Where nothing can be drawn over, what is printed follows what was printed before.
    @Test func elsewhereItIsAppended() throws {
      let shell = """
        tidemark tasks --watch --plain --today 2026-11-20 --now 10:15 > shown & job=$!
        for try in $(seq 2400); do grep -q Paint shown && break; sleep 0.05; done
        printf -- '---\\nkind: project\\n---\\n\\n# P\\n\\n- [ ] Sweep\\n' > projects/p.md
        for try in $(seq 2400); do grep -q Sweep shown && break; sleep 0.05; done
        kill -INT $job; wait $job; echo $?
        """
      let run = try ProgramRun(shell, in: folder)
      #expect(run.text == "0\n")
      let shown = try folder.text("shown")
      #expect(shown.contains("Paint") && shown.contains("Sweep") && !shown.contains("\u{1B}"))
      #expect(shown.components(separatedBy: "All tasks").count == 3)
    }

    /// What it writes itself is no change, or it would go on for ever.
    @Test func anExportIsWrittenAgain() throws {
      let shell = """
        tidemark export --watch -o out.txt projects & job=$!
        for try in $(seq 2400); do grep -q Paint out.txt 2> /dev/null && break; sleep 0.05; done
        printf -- '---\\nkind: project\\n---\\n\\n# P\\n\\n- [ ] Sweep\\n' > projects/p.md
        for try in $(seq 2400); do grep -q Sweep out.txt && break; sleep 0.05; done
        sleep 0.5; before=$(stat -c %y out.txt); sleep 1; test "$before" = "$(stat -c %y out.txt)" && echo still
        kill -INT $job; wait $job; echo $?
        """
      #expect(try ProgramRun(shell, in: folder).text == "still\n0\n")
    }

    @Test func endsWhenNobodyReads() throws {
      let run = try ProgramRun("timeout 120 tidemark tasks --watch | head -n 1; echo done", in: folder)
      #expect(run.text.hasSuffix("done\n"))
    }

    @Test(arguments: [
      ("lint --watch -", "standard input"), ("lint --watch --staged", "leave one of them out"),
      ("lint --watch --fix", "leave out “--watch”"), ("glance --watch --page nowhere", "no page is called"),
    ])
    func whatCannotBeWatchedIsRefused(line: String, words: String) throws {
      let run = try ProgramRun("tidemark \(line)", in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains(words))
    }
  }
#endif
