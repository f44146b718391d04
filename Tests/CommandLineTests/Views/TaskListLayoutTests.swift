import Diagnostics
import TestSupport
import Testing

@testable import CommandLine

@Suite struct TaskListLayoutTests {
  let vault: TaskVault

  init() throws {
    vault = try TaskVault()
  }

  @Test(arguments: [40, 80, 120])
  func looksAsRecorded(width: Int) {
    expectGolden(vault.run("tasks", width: width).output, "Tests/CommandLineTests/Golden/tasks-\(width).txt")
  }

  @Test(
    arguments: [24, 40, 41, 60, 80, 99, 100, 120, 200],
    ["tasks", "tasks --done all --project thesis", "tasks --due 2027-12-31"]
  )
  func noLineIsTooWide(width: Int, line: String) {
    let run = vault.run(line, width: width)
    #expect(run.lines.filter { DisplayWidth.cells(of: $0) > width } == [])
    #expect(run.lines.filter { $0.hasSuffix(" ") } == [])
    #expect(run.lines.count > 5)
  }

  @Test(arguments: [1, 7])
  func aWindowTooNarrowForAnythingIsTakenForAWiderOne(width: Int) {
    #expect(vault.run("tasks", width: width).output == vault.run("tasks", width: 24).output)
  }

  @Test func colorTellsNothingByItself() {
    let colored = vault.run("tasks --color always").output
    #expect(colored.contains("\u{1B}[38;5;167moverdue by 3 days"))
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run("tasks").output)
    #expect(vault.run("tasks", isTerminal: true).output == colored)
  }
}
