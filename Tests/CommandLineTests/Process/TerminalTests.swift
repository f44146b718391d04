#if canImport(Glibc)
  import TestSupport
  import Testing

  @testable import CommandLine

  /// What the program does when its output is a terminal.
  @Suite struct TerminalTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("wrong.md", Sample.wrong)
    }

    /// What is shown in a terminal of some columns.
    private func shown(_ arguments: [String], _ environment: [String: String] = [:], columns: UInt16 = 90) throws -> String {
      try TerminalRun(arguments, in: folder, environment.merging(["PAGER": "cat"]) { own, _ in own }, columns: columns).text
    }

    @Test func colorsUnlessItIsDeclined() throws {
      #expect(try shown(["lint", "wrong.md"]).contains("\u{1B}[1;31merror:"))
      #expect(try !shown(["lint", "wrong.md"], ["NO_COLOR": "1"]).contains("\u{1B}"))
      #expect(try shown(["lint", "wrong.md"], ["NO_COLOR": ""]).contains("\u{1B}"))
      #expect(try !shown(["lint", "wrong.md"], ["TERM": "dumb"]).contains("\u{1B}"))
      #expect(try !shown(["lint", "wrong.md", "--color", "never"]).contains("\u{1B}"))
      #expect(try shown(["lint", "wrong.md", "--color", "always"], ["NO_COLOR": "1"]).contains("\u{1B}"))
    }

    @Test func isAsWideAsTheTerminal() throws {
      func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }
      #expect((81...110).contains(widest(try shown(["fmt", "--help"], columns: 110))))
      #expect(widest(try shown(["fmt", "--help"], columns: 60)) <= 60)
      #expect(widest(try shown(["fmt", "--help"], ["COLUMNS": "70"], columns: 110)) <= 70)
      #expect(widest(try shown(["fmt", "--help"], columns: 0)) <= 80)
    }

    /// What was done and what is refused is broken at words, but for commands that are to be copied. A program reads one line for each.
    @Test(arguments: [
      (
        ["add", "Nap", "--on", "thu 27 nov"],
        """
        tidemark add: --on: “thu 27 nov” does not agree: 2026-11-27
          is a Friday; write “fri 27 nov”, “thu 26 nov”, or the date
          with its year
          type: tidemark add Nap --on "fri 27 nov" --vault . --today 2026-11-20

        """
      ),
      (
        ["add", "Call Mum tomorrow at 5pm"],
        """
        added: “Call Mum” 17:00 - 18:00 on 2026-11-21,
          days/2026-11-21.md:3
        read “tomorrow at 5pm” as Sat 21 Nov 2026, 17:00; --literal
          leaves it in the words

        """
      ),
    ])
    func messagesAreAsWideAsTheTerminal(line: [String], text: String) throws {
      try folder.write("tidemark.md", "---\nkind: vault\ndays: days/\n---\n\n# V\n")
      let arguments = line + ["--vault", ".", "--today", "2026-11-20", "--now", "08:00"]
      let shown = try TerminalRun(arguments, in: folder, columns: 60, showsErrors: true).text
      #expect(shown.hasPrefix(text.dropLast()), "\(shown)")
      let piped = CommandRun(arguments.map { $0 == "." ? folder.path : $0 })
      let lines = (piped.error + piped.output).split(separator: "\n")
      #expect(lines[0].count > 60 || lines[1].count > 60)
    }

    @Test func linesOfAFileCannotSteerIt() throws {
      try folder.write("evil.md", Sample.page("- [X] \u{1B}]0;title\u{7}"))
      let diff = try shown(["fmt", "--diff", "evil.md"])
      #expect(diff.contains("+- [x] \\u{1B}]0;title\\u{7}\n"))
      #expect(!diff.contains("\u{1B}"))
    }
  }
#endif
