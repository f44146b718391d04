import TestSupport
import Testing

@testable import CommandLine

/// The noun first, as the commands of other programs have it.
@Suite struct LeadingNounTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\ndays: days/\n---\n\n# V\n")
  }

  @Test(arguments: [
    ("add block Nap 14:00", ["tidemark block add \"Nap 14:00\"", "tidemark add \"Block Nap 14:00\""]),
    ("add event dinner fri 19:00", ["tidemark block add \"dinner fri 19:00\""]),
    ("add task ring Ana --on fri", ["tidemark add \"ring Ana\" --on fri", "tidemark add \"Task ring Ana\" --on fri"]),
    ("add task 'Ring Ana'", ["did you mean “tidemark add \"Ring Ana\"”?"]),
    ("add habit 'Drink water'", ["did you mean “tidemark habit add \"Drink water\"”?"]),
    ("add project Loft", ["tidemark new project Loft", "tidemark add \"Project Loft\""]),
  ])
  func isRefusedWithTheCommand(line: String, words: [String]) {
    let run = folder.run(typed: line)
    #expect(run.status == .couldNotRun)
    for words in words { #expect(run.error.contains(words), "\(run.error)") }
    #expect((try? folder.names())?.contains { $0.hasPrefix("days") } == false)
  }

  @Test(arguments: [
    ("add habit tracker fri", "“habit” stays in the title; `tidemark habit add \"tracker fri\"` is the command for one"),
    ("add Block Nap", "added: “Block Nap”"), ("add Block the drain", "added: “Block the drain”"),
    ("add task force --literal", "added: “task force”"), ("add taskmaster", "added: “taskmaster”"),
    ("add block", "added: “block”"),
  ])
  func isWrittenOtherwise(line: String, words: String) {
    let run = folder.run(typed: line)
    #expect(run.status == .success && run.output.contains(words), "\(run.output)\(run.error)")
  }
}
