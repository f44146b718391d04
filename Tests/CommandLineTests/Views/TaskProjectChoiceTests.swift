import Testing

@testable import CommandLine

@Suite struct TaskProjectChoiceTests {
  static let titles = ["Thesis", "The garden", "Garden", "Garden party", "東京"]

  @Test(arguments: [
    ("Thesis", TaskProjectChoice.project(0)),
    ("thes", .project(0)),
    ("THE GARDEN", .project(1)),
    ("garden", .project(2)),
    ("garden p", .project(3)),
    ("東", .project(4)),
    ("the", .ambiguous(["Thesis", "The garden"])),
    ("all", .all),
    ("Al", .unknown(nearest: nil)),
    ("Thseis", .unknown(nearest: "Thesis")),
    ("", .unknown(nearest: nil)),
    ("allotment", .unknown(nearest: nil)),
  ])
  func meansOneProject(words: String, expected: TaskProjectChoice) {
    #expect(TaskProjectChoice(words, among: Self.titles) == expected)
  }

  @Test func aProblemNamesWhatIsThere() {
    func problem(_ words: String, _ titles: [String] = Self.titles) -> String? {
      TaskProjectChoice(words, among: titles).problem(with: words, titles: titles)
    }
    #expect(problem("thesis") == nil)
    #expect(problem("all") == nil)
    #expect(problem("the") == "“the” may be any of these projects; write more of its title:\n  Thesis\n  The garden")
    #expect(problem("Thseis") == "no project is called “Thseis”; did you mean “Thesis”?")
    #expect(problem("\u{1B}x", ["A"]) == "no project is called “\\u{1B}x”; these are there:\n  A")
    #expect(problem("x", []) == "no project is called “x”: the vault has none")
  }
}
