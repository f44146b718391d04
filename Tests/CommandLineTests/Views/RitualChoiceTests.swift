import Testing

@testable import CommandLine

@Suite struct RitualChoiceTests {
  @Test(arguments: [
    ("morning water", 0), ("MORNING W", 0), ("Evening", 2), ("Even", 2), ("pages", 1), ("ening", 2),
  ])
  func aTitleOrItsBeginningWillDo(words: String, index: Int) {
    #expect(RitualChoice(words, among: ["Morning water", "Morning pages", "Evening", "Later"]) == .ritual(index))
  }

  @Test(arguments: [
    ("morning", "“morning” may be any of these rituals; write more of its title:\n  Morning water\n  Morning pages"),
    ("Later", "no ritual is called “Later”; these are there:\n  Morning water\n  Morning pages"),
    ("Morning watr", "no ritual is called “Morning watr”; did you mean “Morning water”?"),
  ])
  func otherWordsAreAProblem(words: String, problem: String) {
    #expect(RitualChoice(words, among: ["Morning water", "Morning pages"]) == .problem(problem))
  }

  @Test func aVaultMayHaveNone() {
    #expect(RitualChoice("a", among: []) == .problem("no ritual is called “a”: the vault has none"))
  }
}
