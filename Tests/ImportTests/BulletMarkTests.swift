import Import
import Testing

@Suite struct BulletMarkTests {
  @Test(arguments: [
    ("x Water the plants", LineMeaning.state(.done)), ("X letter to the council", .state(.done)),
    ("< haircut on the 3rd", .state(.open)),
    ("o Dinner with the Kovars", .event),
  ])
  func readsTheMark(text: String, expected: LineMeaning) {
    #expect(BulletMark(reading: line(text, as: .plain))?.meaning == expected)
  }

  @Test(arguments: [
    "o cheiro do pão na rua de cima,", "x = (-b ± √(b² - 4ac)) / 2a", "x > 3 is not the same", "o well.", "> ring Harold",
    "xylophone lessons",
    "- a", "x", "x a b c d e f g h i j k",
  ])
  func leavesOthers(text: String) {
    #expect(BulletMark(reading: line(text, as: .plain)) == nil)
  }

  @Test func anItemHasOnlyTheMarkOfWhatIsDone() {
    #expect(BulletMark(reading: line("x return books"))?.meaning == .state(.done))
    #expect(BulletMark(reading: line("o return books")) == nil)
  }
}
