import Languages
import Testing

@testable import Views

@Suite struct TitleChoiceTests {
  // MARK: Rituals

  @Test(arguments: [
    ("morning water", 0), ("MORNING W", 0), ("Evening", 2), ("Even", 2), ("pages", 1), ("ening", 2),
  ])
  func aPartOfARitualsTitleWillDo(words: String, index: Int) {
    #expect(TitleChoice.ritual(words, among: ["Morning water", "Morning pages", "Evening", "Later"]) == .title(index))
  }

  @Test(arguments: [
    ("morning", "“morning” may be any of these rituals; write more of its title:\n  1  Morning water\n  2  Morning pages"),
    ("Later", "no ritual is called “Later”; these are there:\n  Morning water\n  Morning pages"),
    ("Morning watr", "no ritual is called “Morning watr”; did you mean “Morning water”?"),
  ])
  func otherWordsAreAProblem(words: String, problem: String) {
    #expect(TitleChoice.ritual(words, among: ["Morning water", "Morning pages"]).problem?.english == problem)
  }

  @Test func aVaultMayHaveNoRitual() {
    let choice = TitleChoice.ritual("a", among: [])
    #expect(choice.problem?.english == "no ritual is called “a”: the vault has none")
    #expect(choice.problem?.spanish == "ningún ritual se llama “a”: la bóveda no tiene ninguno")
    #expect(choice.problem?.french == "aucun rituel ne s’appelle «\u{A0}a\u{A0}»\u{A0}: le coffre n’en a aucun")
  }

  // MARK: Activities

  static let activities = ["Tennis", "Table tennis", "Piano", "Piano duets", "水泳"]

  @Test(arguments: [("Tennis", 0), ("TENNIS", 0), ("ten", 0), ("table", 1), ("piano", 2), ("piano d", 3), ("水", 4)])
  func anActivityOrItsBeginning(words: String, index: Int) {
    #expect(TitleChoice.activity(words, among: Self.activities) == .title(index))
  }

  @Test(arguments: [
    ("t", "“t” may be any of these activities; write more of its name:\n  1  Tennis\n  2  Table tennis"),
    ("tenis", "no activity is called “tenis”; did you mean “Tennis”?"),
    ("\u{1B}", "no activity is called “\\u{1B}”; these are there:\n  Tennis\n  Table tennis\n  Piano\n  Piano duets\n  水泳"),
  ])
  func saysWhatIsWrong(words: String, problem: String) {
    #expect(TitleChoice.activity(words, among: Self.activities).problem?.english == problem)
  }

  @Test func thereMayBeNoActivity() {
    #expect(TitleChoice.activity("x", among: []).problem?.english == "no activity is called “x”: there is none")
  }

  // MARK: Projects

  static let projects = ["Thesis", "The garden", "Garden", "Garden party", "東京"]

  @Test(arguments: [
    ("Thesis", TitleChoice.title(0)),
    ("thes", .title(0)),
    ("THE GARDEN", .title(1)),
    ("garden", .title(2)),
    ("garden p", .title(3)),
    ("東", .title(4)),
    (
      "the",
      .several(
        TitleChoice.Several(
          indices: [0, 1],
          labels: ["Thesis", "The garden"],
          question: .several(.project, "the"),
          problem: .severalOf(.project, "the", .moreOfTitle, labels: ["Thesis", "The garden"])
        )
      )
    ),
    ("all", nil),
    ("Thseis", .problem(.nearest(.project, "Thseis", title: "Thesis"))),
  ])
  func meansOneProject(words: String, expected: TitleChoice?) {
    #expect(TitleChoice.project(words, among: Self.projects) == expected)
  }

  @Test func severalProjectsAreListed() {
    let problem = TitleChoice.project("the", among: Self.projects)?.problem
    #expect(
      problem?.english == "“the” may be any of these projects; write more of its title:\n  1  Thesis\n  2  The garden"
    )
    #expect(
      problem?.spanish
        == "“the” puede ser cualquiera de estos proyectos; escribe más de su título:\n  1  Thesis\n  2  The garden"
    )
  }

  @Test(arguments: ["Al", "", "allotment"])
  func noProjectIsNear(words: String) {
    let list = Self.projects.map { "\n  " + $0 }.joined()
    let problem = "no project is called “\(words)”; these are there:\(list)"
    #expect(TitleChoice.project(words, among: Self.projects)?.problem?.english == problem)
  }

  @Test func aProjectMayBeCalledAll() {
    #expect(TitleChoice.project("all", among: ["Thesis", "All"]) == .title(1))
  }

  @Test func whatIsThereIsShownEscaped() {
    #expect(
      TitleChoice.project("\u{1B}x", among: ["A"])?.problem?.english
        == "no project is called “\\u{1B}x”; these are there:\n  A"
    )
    #expect(TitleChoice.project("x", among: [])?.problem?.english == "no project is called “x”: the vault has none")
  }
}
