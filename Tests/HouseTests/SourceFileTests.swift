import TestSupport
import Testing

/// What holds of every file of `Sources`.
@Suite struct SourceFileTests {
  /// A soft cap: a file that passes it holds more than one concept.
  private static let mostLines = 500

  @Test func thereAreFiles() {
    #expect(SourceFile.all.count > 100)
  }

  @Test(arguments: SourceFile.folders)
  func isNotTooLong(folder: Folder<SourceFile>) {
    for file in folder.files {
      #expect(file.isGenerated || file.lineCount <= Self.mostLines, "\(file.path) has \(file.lineCount) lines")
    }
  }

  /// `CommandLine` prints through its console alone, and everybody else not at all.
  @Test(arguments: SourceFile.folders)
  func doesNotPrint(folder: Folder<SourceFile>) {
    for file in folder.files {
      let printing = [
        "print", "debugPrint", "dump", "puts", "fputs", "putchar", "putc", "fputc", "printf", "fprintf", "fwrite",
      ]
      let found = file.calls(of: printing)
      #expect(file.isGenerated || found.isEmpty, "\(file.path) prints: \(found.first ?? "")")
    }
  }

  /// Who may ask what time it is: for the day, and for how long git has been running.
  private static let clocks = ["Sources/CommandLine/Support/Clock.swift", "Sources/Git/Deadline.swift"]

  /// “Today” is an argument, and what a function came to is a value.
  @Test(arguments: SourceFile.folders)
  func readsNoClockAndDoesNotExit(folder: Folder<SourceFile>) {
    for file in folder.files {
      if file.imports.contains(where: { ["Glibc", "Darwin"].contains($0.module) }) {
        let clock = file.calls(of: [
          "time", "gettimeofday", "clock_gettime", "localtime_r", "ContinuousClock", "SuspendingClock",
        ])
        #expect(clock.isEmpty || Self.clocks.contains(file.path), "\(file.path) reads the clock")
        #expect(file.calls(of: ["exit", "_exit", "abort"]).isEmpty || file.target == "tidemark", "\(file.path) exits")
      }
      #expect(file.lines(containing: ["ContinuousClock", "SuspendingClock"]) == [], "\(file.path) reads the clock")
    }
  }

  /// What a vault's `midnight` makes of the clock is said in one place, so that no command takes the clock's own date.
  @Test func theClockIsAskedOnce() {
    let asking = SourceFile.all.filter { !$0.lines(containing: ["Clock.now("]).isEmpty }.map(\.path)
    #expect(asking == ["Sources/CommandLine/Support/SharedOptions.swift"])
  }

  @Test func theScanSeesCalls() {
    let file = SourceFile(
      path: "Sources/Room/A.swift",
      text: """
        print("a")
          Swift.print("a")
        // print("a")
        let text = "print(a)"; dump(text)
        func print(_ text: String) {}
        printed("a")
        """
    )
    #expect(file.calls(of: ["print", "dump"]) == ["print(\"\")", "let text = \"\"; dump(text)"])
  }
}
