import TestSupport
import Testing

@testable import CommandLine

@Suite struct TaskListPlainTests {
  @Test func looksAsRecorded() throws {
    let vault = try TaskVault()
    let run = vault.run("tasks --plain --color always", width: 40)
    expectGolden(run.output, "Tests/CommandLineTests/Golden/tasks-plain.txt")
    #expect(run.output == vault.run("tasks --plain", width: 200).output)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func theJSONIsAsRecorded() throws {
    expectGolden(try TaskVault().run("tasks --json").output, "Tests/CommandLineTests/Golden/tasks.json")
  }
}
