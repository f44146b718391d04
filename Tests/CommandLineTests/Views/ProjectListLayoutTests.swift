import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

@Suite struct ProjectListLayoutTests {
  let vault: TaskVault

  init() throws {
    vault = try TaskVault()
  }

  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    expectGolden(vault.run("projects", width: width).output, "Tests/CommandLineTests/Golden/projects-\(width).txt")
  }

  @Test func noLineIsTooWide() {
    let now = Moment(TaskVault.today, TimeOfDay("10:15")!)
    let list = ProjectList(vault.survey(), now: now, today: TaskVault.today, clock: .twentyFourHours)
    for width in 24...130 {
      let lines = ProjectListLayout(list, width: width, in: .english).lines.map(\.text)
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") } == [], "\(width)")
      // Nothing is cut.
      let text = lines.joined(separator: "\n")
      for words in ["Thesis", "Deep", "work", "All"] { #expect(text.contains(words), "\(width)") }
    }
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

  @Test func theJSONIsAsRecorded() {
    expectGolden(vault.run("projects --json").output, "Tests/CommandLineTests/Golden/projects.json")
  }
}
