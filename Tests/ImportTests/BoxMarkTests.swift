import Import
import Outline
import Testing

@Suite struct BoxMarkTests {
  @Test(
    arguments: [
      ("/", .open, .halfDone), (">", .open, .movedOn), ("<", .open, .scheduled), ("!", .open, .important),
      ("?", .open, .inDoubt),
      ("✓", .done, nil), ("v", .done, nil), ("~", .open, .begunOrDropped), (".", .open, nil), ("–", .dropped, nil),
    ] as [(String, Box.State, BoxMark.Meaning?)]
  )
  func knowsWhatItMeans(mark: String, state: Box.State, meaning: BoxMark.Meaning?) throws {
    let read = try #require(BoxMark(mark))
    #expect(read.state == state)
    #expect(read.meaning == meaning)
  }

  @Test(arguments: ["1", "a", "", "[[", "x y"])
  func knowsNoOthers(mark: String) {
    #expect(BoxMark(mark) == nil)
  }
}
