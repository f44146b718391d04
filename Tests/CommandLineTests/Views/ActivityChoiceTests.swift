import Testing

@testable import CommandLine

@Suite struct ActivityChoiceTests {
  static let titles = ["Tennis", "Table tennis", "Piano", "Piano duets", "水泳"]

  @Test(arguments: [("Tennis", 0), ("TENNIS", 0), ("ten", 0), ("table", 1), ("piano", 2), ("piano d", 3), ("水", 4)])
  func aTitleOrItsBeginning(words: String, index: Int) {
    #expect(ActivityChoice(words, among: Self.titles) == .activity(index))
  }

  @Test(arguments: [
    ("t", "“t” may be any of these activities; write more of its name:\n  Tennis\n  Table tennis"),
    ("tenis", "no activity is called “tenis”; did you mean “Tennis”?"),
    ("\u{1B}", "no activity is called “\\u{1B}”; these are there:\n  Tennis\n  Table tennis\n  Piano\n  Piano duets\n  水泳"),
  ])
  func saysWhatIsWrong(words: String, problem: String) {
    #expect(ActivityChoice(words, among: Self.titles).problem(with: words, titles: Self.titles) == problem)
  }

  @Test func whereThereIsNone() {
    #expect(ActivityChoice("x", among: []).problem(with: "x", titles: []) == "no activity is called “x”: there is none")
    #expect(ActivityChoice("ten", among: Self.titles).problem(with: "ten", titles: Self.titles) == nil)
  }
}
