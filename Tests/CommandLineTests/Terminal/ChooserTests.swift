import TestSupport
import Testing

@testable import CommandLine

@Suite struct ChooserTests {
  private static let choices = ["One", "Two", "Three"]

  /// What is shown, and what is chosen, where somebody types these lines.
  private func chosen(_ lines: String?..., among choices: [String] = choices) -> (place: Int?, shown: String) {
    var (rest, shown) = (lines[...], "")
    let chooser = Chooser(show: { shown += $0 }, read: { rest.popFirst() ?? nil })
    return (chooser.choose("“x” may mean these", among: choices, in: .english), shown)
  }

  @Test func aNumberChooses() {
    let (place, shown) = chosen("2")
    #expect(place == 1)
    #expect(shown == "“x” may mean these:\n  1  One\n  2  Two\n  3  Three\nWhich one? 1 to 3, or Enter for none: ")
    #expect(chosen(" 3 ").place == 2)
  }

  @Test func anythingElseIsAskedAgain() {
    #expect(chosen("4", "two", "1").place == 0)
    #expect(chosen("0", "-1", "x", "1").place == nil)
    #expect(chosen("4", "1").shown.components(separatedBy: "Which one?").count == 3)
  }

  @Test func nothingIsChosenByNothing() {
    #expect(chosen("").place == nil)
    #expect(chosen(nil).place == nil)
    #expect(chosen("9", nil).place == nil)
  }

  @Test func numbersStandInAColumn() {
    let shown = chosen("", among: (1...10).map { "Thing \($0)" }).shown
    #expect(shown.contains("\n   1  Thing 1\n") && shown.contains("\n  10  Thing 10\n"))
  }
}

/// Where a name may mean several things, in a terminal of its own and elsewhere.
@Suite struct ChoosingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("projects/house.md", "---\nkind: project\n---\n\n# House\n\n- [ ] Paint the wall\n- [ ] Paint the door\n")
    try folder.write("pages/one.md", "---\nkind: page\n---\n\n# Garden one\n\n- Water: 3/8 glasses\n")
    try folder.write("pages/two.md", "---\nkind: page\n---\n\n# Garden two\n\n- Tea: 1/2 cups\n")
  }

  private static let when = "--today 2026-11-20 --now 10:15"

  #if canImport(Glibc)
    private func session(_ line: String) throws -> TerminalSession { try TerminalSession("\(line) \(Self.when)", in: folder) }

    @Test func whatIsChosenIsDone() throws {
      let session = try session("done paint")
      let list = try session.wait(for: "or Enter for none: ")
      #expect(
        list
          == "“paint” may mean 2 things:\n  1  projects/house.md:7  Paint the wall\n  2  projects/house.md:8  Paint the door\n"
          + "Which one? 1 to 2, or Enter for none: "
      )
      session.type("2\n")
      #expect(try session.end() == 0)
      #expect(session.text.contains("done: “Paint the door”"))
      #expect(try folder.text("projects/house.md").contains("- [ ] Paint the wall\n- [x] Paint the door (done: 2026-11-20)\n"))
    }

    @Test func nothingIsDoneWithoutAChoice() throws {
      let before = try folder.text("projects/house.md")
      let session = try session("done paint")
      try session.wait(for: "or Enter for none: ")
      session.type("\n")
      #expect(try session.end() == 2)
      #expect(session.text.hasSuffix("tidemark done: nothing was chosen\n"))
      #expect(try folder.text("projects/house.md") == before)
    }

    /// Each name is asked about once.
    @Test func severalNamesAreAskedAbout() throws {
      let session = try session("done paint door house.md:7")
      try session.wait(for: "or Enter for none: ")
      session.type("1\n")
      #expect(try session.end() == 0)
      #expect(try !folder.text("projects/house.md").contains("[ ]"))
    }

    @Test func viewsAskToo() throws {
      let session = try session("glance --page gard")
      #expect(try session.wait(for: "or Enter for none: ").contains("  2  pages/two.md:5: Garden two\n"))
      session.type("2\n")
      #expect(try session.end() == 0)
      #expect(session.text.contains("Tea") && session.text.contains("Garden two"))
    }

    @Test(arguments: ["done paint --no-input", "--no-input done paint", "glance --page gard --no-input"])
    func nobodyIsAskedWhereThatIsSaid(line: String) throws {
      let session = try session(line)
      #expect(try session.end() == 2)
      #expect(!session.text.contains("Which one?"))
    }
  #endif

  @Test(arguments: ["done paint", "glance --page gard", "open paint"])
  func nobodyIsAskedElsewhere(line: String) throws {
    let run = try ProgramRun("echo 1 | tidemark \(line) \(Self.when)", in: folder)
    #expect(run.status == 2)
    #expect(!run.error.contains("Which one?"))
    #expect(run.error.contains("  1  ") && run.error.contains("  2  "))
    #expect(try folder.text("projects/house.md").contains("- [ ] Paint the wall\n- [ ] Paint the door\n"))
  }
}
