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

    @Test func linesOfAFileCannotSteerIt() throws {
      try folder.write("evil.md", Sample.page("- [X] \u{1B}]0;title\u{7}"))
      let diff = try shown(["fmt", "--diff", "evil.md"])
      #expect(diff.contains("+- [x] \\u{1B}]0;title\\u{7}\n"))
      #expect(!diff.contains("\u{1B}"))
    }
  }
#endif
