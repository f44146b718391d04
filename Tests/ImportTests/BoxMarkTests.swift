import Import
import Testing

@Suite struct BoxMarkTests {
  @Test(arguments: [
    ("/", "open, half done"), (">", "open, moved on"), ("<", "open, scheduled"), ("!", "open, important"),
    ("?", "open, in doubt"),
    ("✓", "done, done"), ("v", "done, done"), ("~", "open, begun, or dropped"), (".", "open, open"),
  ])
  func knowsWhatItMeans(mark: String, expected: String) throws {
    let mark = try #require(BoxMark(mark))
    #expect("\(mark.state.rawValue), \(mark.meaning)" == expected)
  }

  @Test(arguments: ["1", "a", "", "[[", "x y"])
  func knowsNoOthers(mark: String) {
    #expect(BoxMark(mark) == nil)
  }
}
