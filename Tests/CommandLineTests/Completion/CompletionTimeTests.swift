#if os(Linux)
  import TestSupport
  import Testing

  @testable import CommandLine

  /// A person who presses a key does not wait for a disk.
  @Suite struct CompletionTimeTests {
    /// With a disk that takes a second for each file, the answer comes without names. What is measured is whether it comes before the
    /// first file is read, and not how long it takes.
    @Test func answersWithoutNamesWhereTheDiskIsSlow() throws {
      let folder = try TemporaryFolder()
      try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
      try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Mine\n")
      let line = "tidemark complete --today 2026-11-20 zsh -- life ''"
      let names = try ProgramRun(line, in: folder)
      #expect(names.text.hasPrefix("words\nMine\tlife\ntoday\t") || names.text.contains("\nMine\tlife\n"), "\(names.error)")
      let slow = "strace -f -qq -o /dev/null -e trace=openat -P '\(folder("life.md"))' -e inject=openat:delay_enter=2000000"
      let words = try ProgramRun("\(slow) \(line)", in: folder, environment: ["ASAN_OPTIONS": "detect_leaks=0"])
      #expect(words.status == 0, "\(words.error)")
      #expect(words.text.hasPrefix("words\ntoday\t") && !words.text.contains("Mine"), "\(words.text) \(words.error)")
    }
  }
#endif
