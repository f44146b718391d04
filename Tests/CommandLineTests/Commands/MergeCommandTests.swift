import TestSupport
import Testing

@testable import CommandLine

@Suite struct MergeCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("base", "- Water: 3/8", "- [ ] Draft (due: 2026-11-25)")
    try write("ours", "- Water: 4/8", "- [ ] Draft (due: 2026-11-25)")
    try write("theirs", "- Water: 5/8", "- [ ] Draft (due: 2026-11-25)")
    try write("other", "- Water: 5/8", "- [ ] Draft (due: 2026-11-28)")
    try write("third", "- Water: 5/8", "- [ ] Draft (due: 2026-11-29)")
  }

  private func write(_ name: String, _ lines: String...) throws {
    try folder.write(name, Sample.page() + lines.map { $0 + "\n" }.joined())
  }

  private let merged = Sample.page("- Water: 6/8", "- [ ] Draft (due: 2026-11-25)")

  @Test func mergesIntoOurs() throws {
    let run = folder.run("merge @/base @/ours @/theirs")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
    #expect(try folder.text("ours") == merged)
    #expect(try folder.names() == ["base", "other", "ours", "theirs", "third"])
  }

  @Test func writesElsewhereOrPrints() throws {
    let ours = try folder.text("ours")
    #expect(folder.run("merge @/base @/ours @/theirs --output @/new").status == .success)
    #expect(try folder.text("new") == merged)
    try folder.write("new", "old")
    #expect(folder.run("merge @/base @/ours @/theirs --output @/new").status == .success)
    #expect(try folder.text("new") == merged)
    #expect(folder.run("merge @/base @/ours @/theirs --output -").output == merged)
    #expect(try folder.text("ours") == ours)
  }

  @Test func leavesWhatItCannotMergeBetweenMarks() throws {
    let run = folder.run("merge @/base @/other @/third --path days/a.md --output -")
    #expect(run.status == .findings)
    #expect(run.error == "tidemark: days/a.md: 1 conflict is left between marks\n")
    #expect(
      run.output
        == Sample.page(
          "- Water: 5/8",
          "<<<<<<< ours",
          "- [ ] Draft (due: 2026-11-28)",
          "=======",
          "- [ ] Draft (due: 2026-11-29)",
          ">>>>>>> theirs"
        )
    )
    let named = folder.run("merge @/base @/other @/third --output - --marker-size 9 --labels a b c")
    #expect(named.lines.contains("<<<<<<<<< a"))
    #expect(named.lines.contains(">>>>>>>>> c"))
    let joined = folder.run("merge --labels=a b c @/base @/other @/third --marker-size 9 --output -")
    #expect(joined.output == named.output)
  }

  @Test func otherFilesAreMergedAsGitDoesIt() throws {
    try folder.write("base", "a\n\nb\n\nc\n")
    try folder.write("ours", "1\n\nb\n\nc\n")
    try folder.write("theirs", "a\n\nb\n\n3\n")
    try folder.write("other", "2\n\nb\n\nc\n")
    #expect(folder.run("merge @/base @/ours @/theirs --output -").output == "1\n\nb\n\n3\n")
    let run = folder.run("merge @/base @/ours @/other --output - --labels a b c")
    #expect(run.output == "<<<<<<< a\n1\n=======\n2\n>>>>>>> c\n\nb\n\nc\n")
    #expect(run.status == .findings)
  }

  @Test func aFileThatIsMissingIsNamed() throws {
    let ours = try folder.text("ours")
    let run = folder.run("merge @/nothing @/ours @/theirs")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/nothing: no such file or folder\n")
    #expect(try folder.text("ours") == ours)
    #expect(folder.run("merge @/base @/ours @/theirs --output @/no/folder").status == .couldNotRun)
  }

  @Test(arguments: [
    ("merge @/base @/ours", "THEIRS"), ("merge @/base @/ours @/theirs --labels a", "“--labels OURS BASE THEIRS”"),
    ("merge --labels a b --output - @/base @/ours @/theirs", "“--labels OURS BASE THEIRS”"),
    ("merge @/base @/ours @/theirs --marker-size 0", "a number from 1 to 100"),
  ])
  func mistakesAreSaid(_ line: String, _ words: String) throws {
    let run = folder.run(line)
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains(words))
    #expect(try folder.text("ours") != merged)
  }
}
