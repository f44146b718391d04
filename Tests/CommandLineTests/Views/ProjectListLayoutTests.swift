import Diagnostics
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ProjectListLayoutTests {
  let vault: TaskVault

  init() throws {
    vault = try TaskVault()
  }

  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    expectGolden(vault.run("projects", width: width).output, "Tests/CommandLineTests/Golden/projects-\(width).txt")
  }

  @Test(arguments: Array(24...130))
  func noLineIsTooWide(width: Int) {
    let run = vault.run("projects", width: width)
    #expect(run.lines.filter { DisplayWidth.cells(of: $0) > width } == [])
    #expect(run.lines.filter { $0.hasSuffix(" ") } == [])
    // Nothing is cut.
    for words in ["Thesis", "Deep", "work", "All"] { #expect(run.output.contains(words)) }
  }

  @Test func colorTellsNothingByItself() {
    for width in [40, 100] {
      let colored = vault.run("projects --color always", width: width).output
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run("projects", width: width).output)
    }
  }

  @Test func plainLinesAreAsRecorded() {
    expectGolden(vault.run("projects --plain", width: 40).output, "Tests/CommandLineTests/Golden/projects-plain.txt")
  }
}
