import TestSupport
import Testing

@testable import CommandLine

/// Which days were read behind names, on Friday 2026-11-20.
@Suite struct PhraseEchoTests {
  private static let long = "Read what was written to the harbour office on the quay about the berth of monday"

  private func run(_ line: String) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Home\n")
    let tasks = ["Write up Monday notes", "Plan yesterday", Self.long].map { "- [ ] \($0)\n" }.joined()
    try folder.write("projects/h.md", "---\nkind: project\n---\n\n# House\n\n\(tasks)")
    return folder.run("\(line) --vault @ --today 2026-11-20 --now 10:15")
  }

  /// A name may have the word of a day, which is read behind it all the same.
  @Test(arguments: [
    ("done @/projects/h.md:7 monday", "(Mon 16 Nov 2026)"), ("done write yesterday", "(Thu 19 Nov 2026)"),
    ("done @/projects/h.md:8 yesterday", "(Thu 19 Nov 2026)"),
  ])
  func theDayThatWasReadIsSaid(line: String, day: String) throws {
    let run = try run(line)
    #expect(run.lines.first?.hasSuffix(day) == true, "\(run.output)\(run.error)")
  }

  @Test(arguments: ["done plan yesterday", "done \(long)", "done write up monday notes"])
  func aDayThatIsAPartOfTheNameIsNot(line: String) throws {
    let run = try run(line)
    #expect(run.status == .success, "\(run.error)")
    #expect(run.lines.first?.contains("2026)") == false, "\(run.output)")
  }
}
