import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct OutlineCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func listsWhatWasRead() throws {
    try folder.write("a.md", Sample.page("- Water: 3/8 glasses", "- [ ] Call (due: 2026-12-01)"))
    let run = folder.run("outline @/a.md")
    #expect(run.status == .success)
    #expect(
      run.output == """
        5:3-5:8     page "Title"
        7:4-7:11      section "Section"
        9:3-9:21        counter "Water" value=3 goal=8 unit=glasses
        10:3-10:29      checkbox "Call" state=open due=2026-12-01

        """
    )
  }

  @Test func listsAsJSON() throws {
    try folder.write("a.md", Sample.page("- Water: 3/8 glasses"))
    let run = folder.run("outline --json @/a.md")
    let lines = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(lines.map { $0["type"] as? String } == ["page", "section", "counter"])
    #expect(lines.last?["values"] as? [String: String] == ["value": "3", "goal": "8", "unit": "glasses"])
    #expect(lines.last?["line"] as? Int == 9)
    #expect(run.output.hasSuffix("]\n"))
  }

  @Test func showsNoControlCharacters() throws {
    try folder.write("a.md", Sample.page("- \u{1B}[31mred\u{9B}"))
    #expect(folder.run("outline @/a.md").lines[2].hasSuffix("bullet \"\\u{1B}[31mred\\u{9B}\""))
  }

  @Test func takesOneFile() throws {
    try folder.write("a.md", Sample.clean)
    for (line, message) in [
      ("outline @", "tidemark: @: a folder, not a file\n"),
      ("outline @/missing.md", "tidemark: @/missing.md: no such file or folder\n"),
      ("outline", "tidemark outline: FILE is missing; see “tidemark outline --help”\n"),
      (
        "outline @/a.md @/b.md",
        "tidemark outline: “@/b.md” is one argument too many; see “tidemark outline --help”\n"
      ),
    ] {
      let run = folder.run(line)
      #expect(run.status == .couldNotRun)
      #expect(run.output.isEmpty)
      #expect(run.error == message)
    }
  }
}
